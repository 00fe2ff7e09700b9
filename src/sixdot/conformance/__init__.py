"""The rule books as scenario files that can be run. Every change to the engine must pass them."""
