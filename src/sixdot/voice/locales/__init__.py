"""Every word a player meets, language by language, in Fluent files."""
