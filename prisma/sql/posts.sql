-- Derives `is_public`. Processes of an earlier version, which run until an upgrade is complete, write `is_public` alone:
-- they insert hidden posts for media that is not ready, hide posts of suspended members, and publish when both have ended.
CREATE OR REPLACE FUNCTION derive_post_visibility() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.hidden_reasons = '{}' THEN
      NEW.hidden_reasons := '{media_not_ready}';
    END IF;
  ELSIF NEW.is_public <> OLD.is_public AND NEW.hidden_reasons = OLD.hidden_reasons THEN
    NEW.hidden_reasons := CASE WHEN NEW.is_public
      THEN array_remove(array_remove(OLD.hidden_reasons, 'media_not_ready'), 'author_suspended')
      ELSE '{author_suspended}' END;
  END IF;
  NEW.is_public := NEW.hidden_reasons = '{}';
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER posts_visibility BEFORE INSERT OR UPDATE OF is_public, hidden_reasons ON posts FOR EACH ROW
  WHEN (NEW.is_public <> (NEW.hidden_reasons = '{}')) EXECUTE FUNCTION derive_post_visibility();

-- Public posts count for their author and in the total, whose changes a repeated task sums up.
CREATE OR REPLACE FUNCTION count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE members SET post_count = post_count - gone.posts
    FROM (SELECT author_id, count(*) AS posts FROM old_posts WHERE is_public GROUP BY author_id) AS gone
    WHERE members.id = gone.author_id;
    INSERT INTO post_count_changes (change) SELECT -count(*) FROM old_posts WHERE is_public HAVING count(*) > 0;
  ELSE
    UPDATE members SET post_count = post_count + CASE WHEN NEW.is_public THEN 1 ELSE -1 END
    WHERE id = NEW.author_id;
    INSERT INTO post_count_changes (change) VALUES (CASE WHEN NEW.is_public THEN 1 ELSE -1 END);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER posts_inserted AFTER INSERT ON posts FOR EACH ROW
  WHEN (NEW.is_public) EXECUTE FUNCTION count_posts();
CREATE OR REPLACE TRIGGER posts_deleted AFTER DELETE ON posts
  REFERENCING OLD TABLE AS old_posts FOR EACH STATEMENT EXECUTE FUNCTION count_posts();
CREATE OR REPLACE TRIGGER posts_published AFTER UPDATE ON posts FOR EACH ROW
  WHEN (OLD.is_public <> NEW.is_public) EXECUTE FUNCTION count_posts();

-- Public posts that enter or leave a group. A repeated task sums up the changes.
CREATE OR REPLACE FUNCTION count_group_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.is_public AND OLD.group_id IS NOT NULL THEN
    INSERT INTO group_post_count_changes (group_id, change) SELECT id, -1 FROM groups WHERE id = OLD.group_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.is_public AND NEW.group_id IS NOT NULL THEN
    INSERT INTO group_post_count_changes (group_id, change) VALUES (NEW.group_id, 1);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER posts_inserted_into_group AFTER INSERT ON posts FOR EACH ROW
  WHEN (NEW.is_public AND NEW.group_id IS NOT NULL) EXECUTE FUNCTION count_group_posts();
CREATE OR REPLACE TRIGGER posts_deleted_from_group AFTER DELETE ON posts FOR EACH ROW
  WHEN (OLD.is_public AND OLD.group_id IS NOT NULL) EXECUTE FUNCTION count_group_posts();
CREATE OR REPLACE TRIGGER posts_moved_between_groups AFTER UPDATE OF is_public, hidden_reasons, group_id ON posts FOR EACH ROW
  WHEN (
    coalesce(OLD.group_id, NEW.group_id) IS NOT NULL
    AND (OLD.is_public, OLD.group_id) IS DISTINCT FROM (NEW.is_public, NEW.group_id)
  )
  EXECUTE FUNCTION count_group_posts();

CREATE OR REPLACE FUNCTION posts_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_unindexed_post(NEW.id);
  IF NEW.tags <> '{}' THEN
    PERFORM tag_posts(ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER posts_inserted_searchable AFTER INSERT ON posts FOR EACH ROW EXECUTE FUNCTION posts_inserted();

CREATE OR REPLACE FUNCTION post_edited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_unindexed_post(NEW.id);
  IF OLD.tags <> NEW.tags THEN
    DELETE FROM post_tags USING tags
    WHERE post_tags.post_id = NEW.id AND tags.id = post_tags.tag_id AND tags.name <> ALL (NEW.tags);
    PERFORM tag_posts(ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER posts_edited_searchable AFTER UPDATE OF text, tags, media_id, group_id ON posts FOR EACH ROW
  WHEN ((OLD.text, OLD.tags, OLD.media_id, OLD.group_id) IS DISTINCT FROM (NEW.text, NEW.tags, NEW.media_id, NEW.group_id))
  EXECUTE FUNCTION post_edited();

CREATE OR REPLACE FUNCTION post_visibility_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_tags SET is_public = NEW.is_public WHERE post_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER posts_visibility_of_tags AFTER UPDATE OF is_public, hidden_reasons ON posts FOR EACH ROW
  WHEN (OLD.is_public <> NEW.is_public) EXECUTE FUNCTION post_visibility_changed();

-- A post belongs to the cluster of its image.
CREATE OR REPLACE FUNCTION set_cluster_of_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.cluster_id := (SELECT cluster_id FROM media WHERE id = NEW.media_id);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER posts_inserted_into_cluster BEFORE INSERT ON posts FOR EACH ROW
  WHEN (NEW.media_id IS NOT NULL) EXECUTE FUNCTION set_cluster_of_post();

CREATE OR REPLACE FUNCTION count_meme(template_id uuid, original_id uuid, change integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF original_id IS NOT NULL THEN
    UPDATE posts SET remix_count = remix_count + change WHERE id = original_id;
  END IF;
  IF template_id IS NOT NULL THEN
    UPDATE meme_template_uses SET use_count = use_count + change WHERE id = template_id;
    IF NOT FOUND THEN
      INSERT INTO meme_template_uses (id, use_count) VALUES (template_id, change)
      ON CONFLICT (id) DO UPDATE SET use_count = meme_template_uses.use_count + change;
    END IF;
  END IF;
END $$;

-- The background task tells the author of the original.
CREATE OR REPLACE FUNCTION note_remix(remix posts) RETURNS void LANGUAGE sql AS $$
  INSERT INTO notification_changes (source, source_id, actor_id)
  SELECT 'remix', remix.id, remix.author_id FROM posts WHERE posts.id = remix.remix_of_id
$$;

CREATE OR REPLACE FUNCTION meme_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM count_meme(OLD.meme_template_id, OLD.remix_of_id, -1);
    PERFORM note_remix(OLD);
  ELSE
    PERFORM count_meme(NEW.meme_template_id, NEW.remix_of_id, CASE WHEN NEW.is_public THEN 1 ELSE -1 END);
    PERFORM note_remix(NEW);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER memes_inserted AFTER INSERT ON posts FOR EACH ROW
  WHEN (NEW.is_remixable IS NOT NULL AND NEW.is_public) EXECUTE FUNCTION meme_changed();
CREATE OR REPLACE TRIGGER memes_visibility AFTER UPDATE OF is_public, hidden_reasons ON posts FOR EACH ROW
  WHEN (NEW.is_remixable IS NOT NULL AND OLD.is_public <> NEW.is_public) EXECUTE FUNCTION meme_changed();
CREATE OR REPLACE TRIGGER memes_deleted AFTER DELETE ON posts FOR EACH ROW
  WHEN (OLD.is_remixable IS NOT NULL AND OLD.is_public) EXECUTE FUNCTION meme_changed();

-- Posts with mentions.
CREATE OR REPLACE FUNCTION note_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_changes (source, source_id, actor_id) VALUES ('post', NEW.id, NEW.author_id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER posts_inserted_noted AFTER INSERT ON posts FOR EACH ROW
  WHEN (NEW.is_public AND position('@' IN NEW.text) > 0) EXECUTE FUNCTION note_post();
CREATE OR REPLACE TRIGGER posts_updated_noted AFTER UPDATE OF text, is_public, hidden_reasons ON posts FOR EACH ROW
  WHEN (
    (OLD.text <> NEW.text OR OLD.is_public <> NEW.is_public)
    AND (position('@' IN NEW.text) > 0 OR position('@' IN OLD.text) > 0)
  )
  EXECUTE FUNCTION note_post();

-- Posts that credit another post.
CREATE OR REPLACE FUNCTION note_credit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_changes (source, source_id, actor_id) VALUES ('credit', NEW.id, NEW.author_id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER posts_inserted_credit_noted AFTER INSERT ON posts FOR EACH ROW
  WHEN (NEW.is_public AND NEW.credited_post_id IS NOT NULL) EXECUTE FUNCTION note_credit();
CREATE OR REPLACE TRIGGER posts_updated_credit_noted AFTER UPDATE OF is_public, hidden_reasons ON posts FOR EACH ROW
  WHEN (NEW.credited_post_id IS NOT NULL AND OLD.is_public <> NEW.is_public) EXECUTE FUNCTION note_credit();

-- Notifications of others about a hidden post are deleted.
CREATE OR REPLACE FUNCTION delete_notifications_of_hidden_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications WHERE post_id = NEW.id AND member_id <> NEW.author_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER posts_hidden AFTER UPDATE OF is_public, hidden_reasons ON posts FOR EACH ROW
  WHEN (OLD.is_public AND NOT NEW.is_public) EXECUTE FUNCTION delete_notifications_of_hidden_post();

CREATE OR REPLACE TRIGGER posts_text_changed BEFORE INSERT OR UPDATE OF text, media_id, lexemes ON posts
  FOR EACH ROW EXECUTE FUNCTION set_lexemes();
