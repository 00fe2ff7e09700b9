"""The same terminal at a table online."""
