-- Images by which copies of the same picture are found (decision 0049): the whole picture, and what is inside its border.
CREATE TABLE media_frames (
  media_id uuid NOT NULL REFERENCES media ON DELETE CASCADE,
  number smallint NOT NULL,
  hash bigint NOT NULL,
  aspect_ratio real NOT NULL,
  pixels bytea NOT NULL,
  captions text,
  PRIMARY KEY (media_id, number)
);
-- Bands of 16 bits, oldest picture first. The included columns let a search read the indexes only.
CREATE INDEX media_frames_band_0 ON media_frames ((hash & 65535), media_id) INCLUDE (number, hash);
CREATE INDEX media_frames_band_1 ON media_frames ((hash >> 16 & 65535), media_id) INCLUDE (number, hash);
CREATE INDEX media_frames_band_2 ON media_frames ((hash >> 32 & 65535), media_id) INCLUDE (number, hash);
CREATE INDEX media_frames_band_3 ON media_frames ((hash >> 48 & 65535), media_id) INCLUDE (number, hash);

-- Finds the frames that have a band of a probe and a hash near to that of the probe. Probes are read in their order. Frequent bands, as of a
-- popular template, are not read completely: a bitmap scan would read all their rows, but an index scan stops at the limit.
CREATE FUNCTION find_similar_frames(bands integer[], band_values bigint[], variants integer[], hashes bigint[], max_distance integer)
RETURNS TABLE (media_id uuid, number smallint, variant integer, distance bigint) LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET enable_bitmapscan = off AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  SELECT media_id, number, variant, bit_count((hash # searched)::bit(64)) FROM (
    (SELECT frame.media_id, frame.number, frame.hash, probe.variant, probe.hash
    FROM unnest(bands, band_values, variants, hashes) AS probe (band, value, variant, hash)
    CROSS JOIN LATERAL (
      SELECT media_id, number, hash FROM media_frames WHERE (hash & 65535) = probe.value ORDER BY media_id LIMIT 200
    ) AS frame
    WHERE probe.band = 0 LIMIT 4000)
    UNION ALL
    (SELECT frame.media_id, frame.number, frame.hash, probe.variant, probe.hash
    FROM unnest(bands, band_values, variants, hashes) AS probe (band, value, variant, hash)
    CROSS JOIN LATERAL (
      SELECT media_id, number, hash FROM media_frames WHERE (hash >> 16 & 65535) = probe.value ORDER BY media_id LIMIT 200
    ) AS frame
    WHERE probe.band = 1 LIMIT 4000)
    UNION ALL
    (SELECT frame.media_id, frame.number, frame.hash, probe.variant, probe.hash
    FROM unnest(bands, band_values, variants, hashes) AS probe (band, value, variant, hash)
    CROSS JOIN LATERAL (
      SELECT media_id, number, hash FROM media_frames WHERE (hash >> 32 & 65535) = probe.value ORDER BY media_id LIMIT 200
    ) AS frame
    WHERE probe.band = 2 LIMIT 4000)
    UNION ALL
    (SELECT frame.media_id, frame.number, frame.hash, probe.variant, probe.hash
    FROM unnest(bands, band_values, variants, hashes) AS probe (band, value, variant, hash)
    CROSS JOIN LATERAL (
      SELECT media_id, number, hash FROM media_frames WHERE (hash >> 48 & 65535) = probe.value ORDER BY media_id LIMIT 200
    ) AS frame
    WHERE probe.band = 3 LIMIT 4000)
  ) AS found (media_id, number, hash, variant, searched)
  WHERE bit_count((hash # searched)::bit(64)) <= max_distance;
END $$;

-- Nothing reads the earlier hash. Processes of the previous version still write its column.
DROP INDEX media_by_perceptual_hash;

-- A background task hashes the images of earlier versions.
ALTER TABLE media
  ADD COLUMN is_hashed boolean NOT NULL DEFAULT false,
  ADD COLUMN cluster_id uuid;
-- Profile photos are not compared.
UPDATE media SET is_hashed = true FROM members WHERE members.photo_id = media.id;
CREATE INDEX media_without_hash ON media (id) WHERE NOT is_hashed AND kind = 'image' AND status = 'ready';

ALTER TABLE posts
  ADD COLUMN cluster_id uuid,
  ADD COLUMN credited_post_id uuid REFERENCES posts ON DELETE SET NULL;
CREATE INDEX posts_of_cluster ON posts (cluster_id, created_at, id) WHERE cluster_id IS NOT NULL;
CREATE INDEX posts_crediting ON posts (credited_post_id) WHERE credited_post_id IS NOT NULL;

-- A post belongs to the cluster of its image.
CREATE FUNCTION set_cluster_of_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.cluster_id := (SELECT cluster_id FROM media WHERE id = NEW.media_id);
  RETURN NEW;
END $$;
CREATE TRIGGER posts_inserted_into_cluster BEFORE INSERT ON posts FOR EACH ROW
  WHEN (NEW.media_id IS NOT NULL) EXECUTE FUNCTION set_cluster_of_post();

CREATE FUNCTION set_cluster_of_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts SET cluster_id = NEW.cluster_id WHERE media_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER media_moved_to_cluster AFTER UPDATE OF cluster_id ON media FOR EACH ROW
  WHEN (OLD.cluster_id IS DISTINCT FROM NEW.cluster_id) EXECUTE FUNCTION set_cluster_of_posts();

-- Posts that credit another post.
CREATE FUNCTION note_credit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_changes (source, source_id, actor_id) VALUES ('credit', NEW.id, NEW.author_id);
  RETURN NULL;
END $$;
CREATE TRIGGER posts_inserted_credit_noted AFTER INSERT ON posts FOR EACH ROW
  WHEN (NEW.is_public AND NEW.credited_post_id IS NOT NULL) EXECUTE FUNCTION note_credit();
CREATE TRIGGER posts_updated_credit_noted AFTER UPDATE OF is_public, hidden_reasons ON posts FOR EACH ROW
  WHEN (NEW.credited_post_id IS NOT NULL AND OLD.is_public <> NEW.is_public) EXECUTE FUNCTION note_credit();
