"""Measurements, never tests: figures and ratios for reading, against peers run side by side."""
