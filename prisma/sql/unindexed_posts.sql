-- The update locks the row until the commit: the task, which skips locked rows, would otherwise index the text before the change.
CREATE OR REPLACE FUNCTION note_unindexed_post(id uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO unindexed_posts (post_id) VALUES (id) ON CONFLICT (post_id) DO UPDATE SET post_id = excluded.post_id
$$;
