-- Recounts the authors of changed tags and days. The lock makes a post that is inserted meanwhile wait until its change is counted
-- in the next run. The score is that of Mastodon: the square of the difference to the expectation, divided by the expectation.
CREATE OR REPLACE FUNCTION advance_trending_tags(today date, members_min integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('trending_tags')) THEN
    RETURN;
  END IF;
  DELETE FROM tag_days WHERE day < today - 7;
  PERFORM FROM tag_days WHERE is_stale ORDER BY tag_id, day FOR NO KEY UPDATE;
  UPDATE tag_days SET is_stale = false, member_count = (
    SELECT count(DISTINCT author_id) FROM post_tags
    WHERE post_tags.tag_id = tag_days.tag_id AND is_public
      AND created_at >= day::timestamp AT TIME ZONE 'UTC' AND created_at < (day + 1)::timestamp AT TIME ZONE 'UTC'
  )
  WHERE is_stale;
  DELETE FROM trending_tags;
  INSERT INTO trending_tags (tag_id, score)
  SELECT tag_id, (observed - expected) ^ 2 / expected FROM (
    SELECT tag_id, member_count AS observed, greatest(1, (
      SELECT coalesce(sum(member_count), 0) FROM tag_days AS earlier
      WHERE earlier.tag_id = used.tag_id AND earlier.day >= today - 7 AND earlier.day < today
    ) / 7.0) AS expected
    FROM tag_days AS used WHERE day = today AND member_count >= members_min
  ) AS used
  WHERE observed > expected;
END $$;
