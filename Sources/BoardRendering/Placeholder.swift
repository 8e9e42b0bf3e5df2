// Placeholder until the first file of the target.
