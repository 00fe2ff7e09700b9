-- The schema in PostgreSQL as a list of migrations, like schema.sql; one that has been released never changes. A statement
-- ends with a semicolon at the end of a line.
-- 1: what SQLite's formats 1 to 7 hold. Whoever appends must follow the last entry: of two writers one fails. A writer leaves
-- a mark with each transaction, so that it is known which one was the last.

CREATE TABLE room (
            id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, code TEXT NOT NULL UNIQUE, aside TEXT NOT NULL DEFAULT '',
            last BIGINT NOT NULL DEFAULT 0, stage TEXT NOT NULL DEFAULT '', used BIGINT NOT NULL DEFAULT 0);

CREATE TABLE entry (
            room BIGINT NOT NULL REFERENCES room, number BIGINT NOT NULL, command TEXT, text TEXT NOT NULL,
            chain BYTEA NOT NULL, rules BIGINT NOT NULL, program TEXT NOT NULL, PRIMARY KEY (room, number));

CREATE UNIQUE INDEX entry_command ON entry (room, split_part(command, ' ', 1)) WHERE command IS NOT NULL;

CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT NOT NULL);

INSERT INTO fact VALUES ('format', '0'), ('proof', '0'), ('minutes', '0');

CREATE FUNCTION entry_last() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            UPDATE room SET last = NEW.number, used = (SELECT CAST(value AS BIGINT) FROM fact WHERE name = 'minutes')
                WHERE id = NEW.room AND last = NEW.number - 1 AND aside <> '-'; IF NOT FOUND THEN RAISE unique_violation; END IF; RETURN NULL; END $$;

CREATE TRIGGER entry_last AFTER INSERT ON entry FOR EACH ROW EXECUTE FUNCTION entry_last();

CREATE TABLE token (
            rowid BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, room BIGINT NOT NULL REFERENCES room, member BIGINT NOT NULL,
            hash BYTEA NOT NULL, state TEXT NOT NULL, UNIQUE (room, member, hash));

CREATE TABLE said (
            room BIGINT NOT NULL REFERENCES room, number BIGINT NOT NULL, salt BYTEA, text TEXT, PRIMARY KEY (room, number));

CREATE TABLE gone (hash BYTEA PRIMARY KEY, reason TEXT NOT NULL, unused BIGINT NOT NULL, minute BIGINT NOT NULL);

CREATE TABLE ban (network TEXT COLLATE "C" PRIMARY KEY);

CREATE TABLE snapshot (
            room BIGINT NOT NULL REFERENCES room ON DELETE CASCADE, number BIGINT NOT NULL, text TEXT NOT NULL,
            chain BYTEA NOT NULL, rules BIGINT NOT NULL, program TEXT NOT NULL, PRIMARY KEY (room, number));

CREATE TABLE closed (
            room BIGINT NOT NULL REFERENCES room ON DELETE CASCADE, member BIGINT NOT NULL, salt BYTEA NOT NULL,
            hash BYTEA NOT NULL, PRIMARY KEY (room, member));

CREATE TABLE writer (name TEXT PRIMARY KEY, mark BIGINT NOT NULL);

-- 2: several programs share a database. Each is a node, by its name as a writer, and says every second that it is there; who
-- is connected is present there. What happens to a table besides its entries is counted.

ALTER TABLE writer ADD COLUMN beat TIMESTAMPTZ NOT NULL DEFAULT now(), ADD COLUMN listed TEXT NOT NULL DEFAULT '';

ALTER TABLE room ADD COLUMN changed BIGINT NOT NULL DEFAULT 0;

CREATE TABLE present (
            room BIGINT NOT NULL REFERENCES room ON DELETE CASCADE, member BIGINT NOT NULL,
            node TEXT NOT NULL REFERENCES writer ON DELETE CASCADE, PRIMARY KEY (room, member));

CREATE INDEX present_node ON present (node);
