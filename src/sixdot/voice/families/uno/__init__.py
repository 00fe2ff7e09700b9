"""UNO: one card up, a colour that counts."""
