"""An analysis table: any card may be laid from a moment of a partie, every act with its price."""
