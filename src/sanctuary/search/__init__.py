"""Looking ahead: evaluation of a zoo, search over a turn, tree search over sampled worlds, hints."""
