-- The schema as a list of migrations, each after a line of comment; one that has been released never changes,
-- not even in its spaces. Statements end with a semicolon at the end of a line.
-- 1: tables and what happened at them. The last number is kept apart from the entries, so that it is noticed when
-- the last of them are missing.

CREATE TABLE room (
            id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, aside TEXT NOT NULL DEFAULT '',
            last INTEGER NOT NULL DEFAULT 0);

CREATE TABLE entry (
            room INTEGER NOT NULL REFERENCES room, number INTEGER NOT NULL, command TEXT, text TEXT NOT NULL,
            chain BLOB NOT NULL, PRIMARY KEY (room, number)) WITHOUT ROWID;

CREATE UNIQUE INDEX entry_command ON entry (room, command) WHERE command IS NOT NULL;

CREATE TRIGGER entry_last AFTER INSERT ON entry
            BEGIN UPDATE room SET last = NEW.number WHERE id = NEW.room; END;

CREATE TABLE token (
            room INTEGER NOT NULL REFERENCES room, member INTEGER NOT NULL, hash BLOB NOT NULL, state TEXT NOT NULL,
            UNIQUE (room, member, hash));

-- 2: facts about the file, such as which server has it.

CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

INSERT INTO fact VALUES ('session', '');

-- 3: which rules and which Sixdot wrote an entry.

ALTER TABLE entry ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;

ALTER TABLE entry ADD COLUMN program TEXT NOT NULL DEFAULT '0.1.0';

-- 4: a command is its name and what was to be done; and something that can be written to see whether that is possible.

DROP INDEX entry_command;

CREATE UNIQUE INDEX entry_command ON entry (room, substr(command, 1, instr(command || ' ', ' ') - 1)) WHERE command IS NOT NULL;

INSERT INTO fact VALUES ('proof', '0');

-- 5: for how long tables have not been used, in minutes during which there was a server; what is remembered of those that
-- were deleted; what was said, apart from the entries, so that it can be erased; who is kept out.

ALTER TABLE room ADD COLUMN stage TEXT NOT NULL DEFAULT '';

ALTER TABLE room ADD COLUMN used INTEGER NOT NULL DEFAULT 0;

INSERT INTO fact VALUES ('minutes', '0');

DROP TRIGGER entry_last;

CREATE TRIGGER entry_last AFTER INSERT ON entry BEGIN
            UPDATE room SET last = NEW.number, used = (SELECT value FROM fact WHERE name = 'minutes') WHERE id = NEW.room; END;

CREATE TABLE said (
            room INTEGER NOT NULL REFERENCES room, number INTEGER NOT NULL, salt BLOB, text TEXT,
            PRIMARY KEY (room, number)) WITHOUT ROWID;

CREATE TABLE gone (hash BLOB PRIMARY KEY, reason TEXT NOT NULL, unused INTEGER NOT NULL, minute INTEGER NOT NULL) WITHOUT ROWID;

CREATE TABLE ban (network TEXT PRIMARY KEY) WITHOUT ROWID;

-- 6: how a table stood after some of its entries. It is a help for those who read the log, and can be left out.

CREATE TABLE snapshot (
            room INTEGER NOT NULL REFERENCES room ON DELETE CASCADE, number INTEGER NOT NULL, text TEXT NOT NULL,
            chain BLOB NOT NULL, rules INTEGER NOT NULL, program TEXT NOT NULL, PRIMARY KEY (room, number)) WITHOUT ROWID;

-- 7: from where people were sent away, so that they do not come back by another name: as slow hashes, for no address is stored.

CREATE TABLE closed (
            room INTEGER NOT NULL REFERENCES room ON DELETE CASCADE, member INTEGER NOT NULL, salt BLOB NOT NULL,
            hash BLOB NOT NULL, PRIMARY KEY (room, member)) WITHOUT ROWID;
