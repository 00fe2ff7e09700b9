"""The lab: many games for measuring and learning. Tournaments, statistics, environments."""
