"""What is said to PostgreSQL. Each statement is a transaction of its own: all of it is written, or nothing."""

NOW = "(extract(epoch FROM statement_timestamp()))::float8"
HELD = f"(node IS NOT NULL AND held_until > {NOW})"
LEASE = "id, node, address, epoch, held_until"

CREATE = f"""
WITH made AS (
    INSERT INTO rattlewood.tables
        (id, about, version, length, epoch, node, address, created, active, expires, held_until)
    VALUES ($1, $2, 1, $3, 1, $4, $5, {NOW}, {NOW}, {NOW} + $6, {NOW} + $7)
    ON CONFLICT DO NOTHING RETURNING {LEASE}
), written AS (
    INSERT INTO rattlewood.lines (id, number, line)
    SELECT made.id, l.number - 1, l.line FROM made, unnest($8::text[]) WITH ORDINALITY AS l (line, number)
)
SELECT * FROM made
"""
MADE = f"SELECT {LEASE} FROM rattlewood.tables WHERE id = $1 AND about = $2 AND length = $3 AND node = $4 AND epoch = 1"

# A row that somebody else is writing is left out, so that nobody waits for a neighbour's trouble.
APPEND = f"""
WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::int[], $4::int[], $5::float8[], $6::text[], $7::int[])
        AS w (id, epoch, first, count, keep, about, made_from)
), fit AS MATERIALIZED (
    SELECT w.* FROM rattlewood.tables AS t JOIN wanted AS w USING (id)
    WHERE t.epoch = w.epoch AND t.length = w.first AND (w.made_from IS NULL OR t.version = w.made_from)
    FOR UPDATE OF t SKIP LOCKED
), moved AS (
    UPDATE rattlewood.tables AS t SET
        length = t.length + fit.count, active = {NOW}, expires = {NOW} + fit.keep,
        about = coalesce(fit.about, t.about), version = t.version + (fit.about IS NOT NULL)::int
    FROM fit WHERE t.id = fit.id RETURNING t.id
), written AS (
    INSERT INTO rattlewood.lines (id, number, line)
    SELECT l.* FROM unnest($8::text[], $9::int[], $10::text[]) AS l (id, number, line) JOIN moved USING (id)
)
SELECT id FROM moved
"""
STANDINGS = "SELECT id, epoch, length, version FROM rattlewood.tables WHERE id = ANY ($1::text[])"
STANDS = "SELECT true FROM rattlewood.tables WHERE id = $1 AND version = $2 AND about = $3"
LINES_BETWEEN = """
SELECT line FROM rattlewood.lines WHERE id = $1 AND number >= $2 AND number < $3 ORDER BY number
"""

READ = """
SELECT l.line FROM rattlewood.tables AS t LEFT JOIN rattlewood.lines AS l ON l.id = t.id AND l.number >= $2
WHERE t.id = $1 ORDER BY l.number
"""
READ_ABOUT = """
SELECT about, version, length, created, active, expires FROM rattlewood.tables WHERE id = $1
"""
EPOCH = "SELECT epoch FROM rattlewood.tables WHERE id = $1"
DELETE = """
WITH gone AS (DELETE FROM rattlewood.tables WHERE id = $1 AND epoch = $2 RETURNING id),
lines_too AS (DELETE FROM rattlewood.lines USING gone WHERE lines.id = gone.id)
SELECT id FROM gone
"""
EXPIRED = f"""
SELECT id FROM rattlewood.tables WHERE expires <= {NOW} AND NOT {HELD} ORDER BY expires, id LIMIT $1
"""
SWEEP = f"""
WITH old AS MATERIALIZED ({EXPIRED.strip()} FOR UPDATE SKIP LOCKED),
gone AS (DELETE FROM rattlewood.tables AS t USING old WHERE t.id = old.id RETURNING t.id, t.expires),
lines_too AS (DELETE FROM rattlewood.lines USING gone WHERE lines.id = gone.id)
SELECT id FROM gone ORDER BY expires, id
"""
CLAIM = f"""
UPDATE rattlewood.tables SET node = $2, address = $3, epoch = epoch + 1, held_until = {NOW} + $4
WHERE id = $1 AND (node = $2 OR NOT {HELD}) RETURNING {LEASE}
"""
LEASED = f"SELECT {LEASE}, {HELD} AS held FROM rattlewood.tables WHERE id = $1"
RENEW = f"""
WITH wanted AS (SELECT * FROM unnest($1::text[], $2::bigint[]) AS w (id, epoch)),
fit AS MATERIALIZED (
    SELECT id FROM rattlewood.tables AS t JOIN wanted AS w USING (id)
    WHERE t.epoch = w.epoch AND t.node IS NOT NULL ORDER BY id FOR UPDATE OF t
)
UPDATE rattlewood.tables AS t SET held_until = {NOW} + $3 FROM fit WHERE t.id = fit.id RETURNING t.id
"""
RELEASE = """
UPDATE rattlewood.tables SET node = NULL, epoch = epoch + 1 WHERE id = $1 AND epoch = $2 AND node IS NOT NULL
"""
NOTIFY = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"
