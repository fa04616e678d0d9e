"""What hands of Trente-et-un are worth against rules of thumb: `python -m solving.trente_et_un`."""
