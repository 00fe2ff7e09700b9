"""The rule books, executable: scenario files, and a runner that any change of the engine must satisfy."""
