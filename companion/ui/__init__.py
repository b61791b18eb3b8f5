"""The screens: Flet and nothing else."""
