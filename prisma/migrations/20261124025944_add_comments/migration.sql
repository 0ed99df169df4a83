-- A key belongs to a member and a mutation. Processes of an earlier version, which only create posts, use the default.
ALTER TABLE idempotency_keys
  DROP CONSTRAINT idempotency_keys_pkey,
  ADD COLUMN mutation text NOT NULL DEFAULT 'createPost',
  ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (member_id, mutation, key);

-- The lower bound of the Wilson score interval at 80 % confidence: the share of likes that a comment has at least, given how
-- few reactions it has. https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Wilson_score_interval
CREATE FUNCTION wilson_lower_bound(likes integer, dislikes integer) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE WHEN likes + dislikes = 0 THEN 0 ELSE (
    likes + 1.281551565545 ^ 2 / 2 - 1.281551565545 * sqrt(
      likes::double precision * dislikes / (likes + dislikes) + 1.281551565545 ^ 2 / 4
    )
  ) / (likes + dislikes + 1.281551565545 ^ 2) END;

CREATE TABLE comments (
  id uuid PRIMARY KEY,
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  parent_id uuid REFERENCES comments,
  list_id uuid NOT NULL GENERATED ALWAYS AS (coalesce(parent_id, post_id)) STORED,
  author_id uuid REFERENCES members,
  depth smallint NOT NULL CHECK (depth BETWEEN 0 AND 5),
  text text NOT NULL CHECK (char_length(text) <= 5000),
  media_id uuid REFERENCES media DEFERRABLE INITIALLY DEFERRED,
  is_hidden boolean NOT NULL DEFAULT false,
  is_removed boolean NOT NULL DEFAULT false,
  like_count integer NOT NULL DEFAULT 0 CHECK (like_count >= 0),
  dislike_count integer NOT NULL DEFAULT 0 CHECK (dislike_count >= 0),
  reply_count integer NOT NULL DEFAULT 0 CHECK (reply_count >= 0),
  top_score double precision NOT NULL GENERATED ALWAYS AS (wilson_lower_bound(like_count, dislike_count)) STORED,
  created_at timestamptz(3) NOT NULL,
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  CONSTRAINT comments_media_id_key UNIQUE (media_id),
  CONSTRAINT comments_have_depth CHECK ((depth = 0) = (parent_id IS NULL)),
  CONSTRAINT comments_have_content CHECK (
    CASE WHEN deleted_at IS NULL
      THEN author_id IS NOT NULL AND (btrim(text) <> '' OR media_id IS NOT NULL) AND NOT is_removed
      ELSE author_id IS NULL AND text = '' AND media_id IS NULL
    END
  )
);
CREATE INDEX comments_best_first ON comments (list_id, top_score DESC, created_at DESC, id DESC);
CREATE INDEX comments_newest_first ON comments (list_id, created_at DESC, id DESC);
CREATE INDEX comments_of_post ON comments (post_id);
CREATE INDEX comments_of_parent ON comments (parent_id);
CREATE INDEX comments_of_author ON comments (author_id, created_at);

CREATE TABLE comment_reactions (
  comment_id uuid NOT NULL REFERENCES comments ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  kind reaction_kind NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (comment_id, member_id)
);
CREATE INDEX comment_reactions_of_member ON comment_reactions (member_id);

-- Comments that are neither deleted nor hidden count for their post and their parent.
CREATE FUNCTION change_comment_counts(post_ids uuid[], parent_ids uuid[], change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF post_ids IS NULL THEN
    RETURN;
  END IF;
  UPDATE posts SET comment_count = comment_count + change * counted.comments
  FROM (SELECT unnest(post_ids) AS post_id, count(*) AS comments GROUP BY post_id) AS counted
  WHERE posts.id = counted.post_id;

  UPDATE comments SET reply_count = reply_count + change * counted.replies
  FROM (SELECT unnest(parent_ids) AS parent_id, count(*) AS replies GROUP BY parent_id) AS counted
  WHERE comments.id = counted.parent_id;
END $$;

-- A change of a counter fires the trigger for updates again, which then finds nothing to count.
CREATE FUNCTION count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM change_comment_counts(array_agg(post_id), array_agg(parent_id), 1)
    FROM new_comments WHERE deleted_at IS NULL AND NOT is_hidden;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM change_comment_counts(array_agg(post_id), array_agg(parent_id), -1)
    FROM old_comments WHERE deleted_at IS NULL AND NOT is_hidden;
  ELSE
    PERFORM change_comment_counts(array_agg(gone.post_id), array_agg(gone.parent_id), -1)
    FROM old_comments AS gone JOIN new_comments AS now USING (id)
    WHERE gone.deleted_at IS NULL AND NOT gone.is_hidden AND (now.deleted_at IS NOT NULL OR now.is_hidden);
    PERFORM change_comment_counts(array_agg(now.post_id), array_agg(now.parent_id), 1)
    FROM old_comments AS gone JOIN new_comments AS now USING (id)
    WHERE now.deleted_at IS NULL AND NOT now.is_hidden AND (gone.deleted_at IS NOT NULL OR gone.is_hidden);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER comments_inserted AFTER INSERT ON comments
  REFERENCING NEW TABLE AS new_comments FOR EACH STATEMENT EXECUTE FUNCTION count_comments();
CREATE TRIGGER comments_updated AFTER UPDATE ON comments
  REFERENCING OLD TABLE AS old_comments NEW TABLE AS new_comments FOR EACH STATEMENT EXECUTE FUNCTION count_comments();
CREATE TRIGGER comments_deleted AFTER DELETE ON comments
  REFERENCING OLD TABLE AS old_comments FOR EACH STATEMENT EXECUTE FUNCTION count_comments();

-- The image of a comment is deleted with it, also by the cascade from its post.
CREATE FUNCTION delete_comment_media() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM media WHERE id = OLD.media_id;
  RETURN NULL;
END $$;

CREATE TRIGGER comments_media_deleted AFTER DELETE ON comments FOR EACH ROW
  WHEN (OLD.media_id IS NOT NULL) EXECUTE FUNCTION delete_comment_media();
CREATE TRIGGER comments_media_detached AFTER UPDATE OF media_id ON comments FOR EACH ROW
  WHEN (OLD.media_id IS NOT NULL AND NEW.media_id IS NULL) EXECUTE FUNCTION delete_comment_media();

CREATE FUNCTION count_comment_reactions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') THEN
    UPDATE comments SET like_count = like_count - gone.likes, dislike_count = dislike_count - gone.dislikes
    FROM (
      SELECT comment_id, count(*) FILTER (WHERE kind = 'like') AS likes, count(*) FILTER (WHERE kind = 'dislike') AS dislikes
      FROM old_reactions GROUP BY comment_id
    ) AS gone
    WHERE comments.id = gone.comment_id;
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    UPDATE comments SET like_count = like_count + come.likes, dislike_count = dislike_count + come.dislikes
    FROM (
      SELECT comment_id, count(*) FILTER (WHERE kind = 'like') AS likes, count(*) FILTER (WHERE kind = 'dislike') AS dislikes
      FROM new_reactions GROUP BY comment_id
    ) AS come
    WHERE comments.id = come.comment_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER comment_reactions_inserted AFTER INSERT ON comment_reactions
  REFERENCING NEW TABLE AS new_reactions FOR EACH STATEMENT EXECUTE FUNCTION count_comment_reactions();
CREATE TRIGGER comment_reactions_updated AFTER UPDATE ON comment_reactions
  REFERENCING OLD TABLE AS old_reactions NEW TABLE AS new_reactions
  FOR EACH STATEMENT EXECUTE FUNCTION count_comment_reactions();
CREATE TRIGGER comment_reactions_deleted AFTER DELETE ON comment_reactions
  REFERENCING OLD TABLE AS old_reactions FOR EACH STATEMENT EXECUTE FUNCTION count_comment_reactions();
