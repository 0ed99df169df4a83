-- 1,000,000 hashes of pictures: 55 % are random, 40 % belong to 2,000 templates, the most popular of which has over 10,000 memes that
-- differ in few bits, and 5 % have equal bands, as pictures with large flat areas. Their media do not exist.
SET synchronous_commit = off;
SET session_replication_role = replica;
SELECT setseed(0.5);

CREATE TEMP TABLE bench_templates AS
SELECT n, (random() * 4294967295)::bigint << 32 | (random() * 4294967295)::bigint AS hash FROM generate_series(0, 1999) AS n;
CREATE UNIQUE INDEX ON bench_templates (n);

INSERT INTO media_frames (media_id, number, hash, aspect_ratio, pixels)
SELECT uuidv7(), 0,
  CASE
    WHEN kind < 0.55 THEN noise
    WHEN kind < 0.95 THEN template.hash # (1::bigint << (random() * 63)::int) # (1::bigint << (random() * 63)::int)
      # (1::bigint << (random() * 63)::int)
    ELSE noise & ~(-1::bigint << 32)
  END,
  1, decode(repeat('80', 4096), 'hex')
FROM (
  SELECT random() AS kind, (random() * 4294967295)::bigint << 32 | (random() * 4294967295)::bigint AS noise,
    -- Zipf's distribution: the first template is the most popular one.
    least(1999, floor(exp(random() * ln(2000)) - 1))::int AS n
  FROM generate_series(1, 1000000)
) AS picture
JOIN bench_templates AS template USING (n);
SET session_replication_role = origin;

CREATE TABLE filled_lookalikes AS SELECT hash FROM bench_templates ORDER BY n;
