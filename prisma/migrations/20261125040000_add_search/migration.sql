-- The server creates the extensions before the migrations, to explain a missing permission. These lines are for other tools.
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Text for the `simple` configuration: without case, accents, optional vowel signs of Arabic and Hebrew, symbols and punctuation, which
-- the parser treats differently in each locale. Scripts without spaces between words get them between all characters, so that a
-- phrase finds words in them.
CREATE FUNCTION search_text(original text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE RETURN
  regexp_replace(
    regexp_replace(
      lower(unaccent(regexp_replace(normalize(original, NFKC), '[\u0591-\u05bd\u05bf-\u05c7\u0640\u064b-\u065f\u0670]', '', 'g'))
        COLLATE "und-x-icu"),
      '[[:punct:]\u00a2-\u00b1\u200b-\u2bff\u3000-\u303f\ufe00-\ufe0f\U0001f000-\U0001faff\U000e0000-\U000e01ef]' COLLATE "und-x-icu",
      ' ', 'g'),
    '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff])',
    ' \1 ', 'g');

-- The searchable content of posts.
CREATE TABLE post_search (
  post_id uuid PRIMARY KEY REFERENCES posts ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  vector tsvector NOT NULL
);

-- Words of the text have the weight A, other words B. Lexemes with a prefix are filters: `#tag`, `@author`, `is:kind`, and `*` is in
-- every post, for queries without a word. A further line adds further content. With an
-- array as the parameter, PostgreSQL would plan each call again, which takes longer than the statement.
CREATE FUNCTION index_posts(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  INSERT INTO post_search (post_id, created_at, vector)
  SELECT posts.id, posts.created_at,
    setweight(to_tsvector('simple', search_text(posts.text)), 'A')
    || setweight(to_tsvector('simple', search_text(coalesce(media.alt_text, ''))), 'B')
    || array_to_tsvector(ARRAY['*', '@' || posts.author_id, 'is:' || coalesce(media.kind::text, 'text')])
    || array_to_tsvector((SELECT coalesce(array_agg('#' || tag), '{}') FROM unnest(posts.tags) AS tag))
  FROM posts LEFT JOIN media ON media.id = posts.media_id
  WHERE posts.id = ANY (ids)
  ON CONFLICT (post_id) DO UPDATE SET vector = excluded.vector;
END $$;

-- All words, phrases and filter lexemes are required, and at least one. Null if there is none. The last word is matched by its prefix unless `weight` restricts the words to
-- those of the text. Text without a word is ignored.
CREATE FUNCTION search_query(
  words text[], phrases text[], excluded text[], filters text[], excluded_filters text[], weight text DEFAULT ''
) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  result tsquery;
  term tsquery;
  item text;
BEGIN
  FOR i IN 1 .. cardinality(words) LOOP
    term := phraseto_tsquery('simple', search_text(words[i]));
    IF numnode(term) > 0 THEN
      IF weight <> '' THEN
        term := regexp_replace(term::text, '''(?=$| )', ''':' || weight, 'g');
      ELSIF i = cardinality(words) THEN
        term := term::text || ':*';
      END IF;
      result := coalesce(result && term, term);
    END IF;
  END LOOP;
  FOREACH item IN ARRAY phrases LOOP
    term := phraseto_tsquery('simple', search_text(item));
    IF numnode(term) > 0 THEN
      result := coalesce(result && term, term);
    END IF;
  END LOOP;
  FOREACH item IN ARRAY filters LOOP
    term := quote_literal(item)::tsquery;
    result := coalesce(result && term, term);
  END LOOP;
  FOREACH item IN ARRAY excluded LOOP
    term := phraseto_tsquery('simple', search_text(item));
    IF numnode(term) > 0 THEN
      result := result && !! term;
    END IF;
  END LOOP;
  FOREACH item IN ARRAY excluded_filters LOOP
    result := result && !! quote_literal(item)::tsquery;
  END LOOP;
  RETURN result;
END $$;

-- The tags of posts. `tags.post_count` counts public posts.
CREATE TABLE tags (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  search_name text NOT NULL,
  post_count integer NOT NULL DEFAULT 0 CHECK (post_count >= 0)
);
CREATE INDEX tags_similar ON tags USING gin (search_name gin_trgm_ops);

CREATE TABLE post_tags (
  post_id uuid NOT NULL REFERENCES posts ON DELETE CASCADE,
  tag_id uuid NOT NULL REFERENCES tags,
  author_id uuid NOT NULL,
  is_public boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (post_id, tag_id)
);
CREATE INDEX post_tags_newest_first ON post_tags (tag_id, created_at DESC, post_id DESC);

-- The public posts with a tag on a UTC day. Their distinct authors are counted later, by `advance_trending_tags`.
CREATE TABLE tag_days (
  tag_id uuid NOT NULL REFERENCES tags,
  day date NOT NULL,
  post_count integer NOT NULL DEFAULT 0 CHECK (post_count >= 0),
  member_count integer NOT NULL DEFAULT 0,
  is_stale boolean NOT NULL DEFAULT true,
  PRIMARY KEY (tag_id, day)
);
CREATE INDEX tag_days_by_day ON tag_days (day);
CREATE INDEX tag_days_stale ON tag_days (tag_id, day) WHERE is_stale;

CREATE TABLE trending_tags (
  tag_id uuid PRIMARY KEY REFERENCES tags,
  score double precision NOT NULL
);

CREATE TABLE tag_follows (
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  tag_id uuid NOT NULL REFERENCES tags,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, tag_id)
);
CREATE INDEX tag_follows_of_tag ON tag_follows (tag_id);

CREATE FUNCTION utc_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (moment AT TIME ZONE 'UTC')::date;

-- Rows that are added (1) or removed (-1). The tags are locked by id, as by `lockRows`. Only an insertion adds a day, because those of
-- earlier weeks are deleted.
CREATE FUNCTION count_tags() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign constant integer := TG_ARGV[0];
BEGIN
  IF NOT EXISTS (SELECT FROM changed) THEN
    RETURN NULL;
  END IF;
  PERFORM FROM tags WHERE id IN (SELECT tag_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE tags SET post_count = post_count + sign * counted.posts
  FROM (SELECT tag_id, count(*)::integer AS posts FROM changed WHERE is_public GROUP BY tag_id) AS counted
  WHERE tags.id = counted.tag_id;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tag_days (tag_id, day) SELECT DISTINCT tag_id, utc_day(created_at) FROM changed
    ON CONFLICT DO NOTHING;
  END IF;
  UPDATE tag_days SET post_count = post_count + sign * counted.posts, is_stale = true
  FROM (
    SELECT tag_id, utc_day(created_at) AS day, count(*)::integer AS posts FROM changed WHERE is_public GROUP BY 1, 2
  ) AS counted
  WHERE tag_days.tag_id = counted.tag_id AND tag_days.day = counted.day;
  RETURN NULL;
END $$;
CREATE TRIGGER post_tags_inserted AFTER INSERT ON post_tags
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_tags('1');
CREATE TRIGGER post_tags_updated_from AFTER UPDATE ON post_tags
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_tags('-1');
CREATE TRIGGER post_tags_updated_to AFTER UPDATE ON post_tags
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_tags('1');
CREATE TRIGGER post_tags_deleted AFTER DELETE ON post_tags
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_tags('-1');

-- Adds the tags that the posts have.
CREATE FUNCTION tag_posts(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  INSERT INTO tags (id, name, search_name)
  SELECT gen_random_uuid(), name, lower(unaccent(name)) FROM (
    SELECT DISTINCT unnest(posts.tags) AS name FROM posts WHERE posts.id = ANY (ids)
  ) AS used
  WHERE NOT EXISTS (SELECT FROM tags WHERE tags.name = used.name)
  ORDER BY name
  ON CONFLICT (name) DO NOTHING;
  INSERT INTO post_tags (post_id, tag_id, author_id, is_public, created_at)
  SELECT posts.id, tags.id, posts.author_id, posts.is_public, posts.created_at
  FROM posts CROSS JOIN LATERAL unnest(posts.tags) AS used JOIN tags ON tags.name = used
  WHERE posts.id = ANY (ids)
  ON CONFLICT DO NOTHING;
END $$;

CREATE FUNCTION posts_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_posts(ARRAY(SELECT id FROM inserted));
  IF EXISTS (SELECT FROM inserted WHERE tags <> '{}') THEN
    PERFORM tag_posts(ARRAY(SELECT id FROM inserted WHERE tags <> '{}'));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER posts_inserted_searchable AFTER INSERT ON posts
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION posts_inserted();

CREATE FUNCTION post_edited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_posts(ARRAY[NEW.id]);
  IF OLD.tags <> NEW.tags THEN
    DELETE FROM post_tags USING tags
    WHERE post_tags.post_id = NEW.id AND tags.id = post_tags.tag_id AND tags.name <> ALL (NEW.tags);
    PERFORM tag_posts(ARRAY[NEW.id]);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER posts_edited_searchable AFTER UPDATE OF text, tags, media_id ON posts FOR EACH ROW
  WHEN ((OLD.text, OLD.tags, OLD.media_id) IS DISTINCT FROM (NEW.text, NEW.tags, NEW.media_id))
  EXECUTE FUNCTION post_edited();

CREATE FUNCTION post_visibility_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE post_tags SET is_public = NEW.is_public WHERE post_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER posts_visibility_of_tags AFTER UPDATE OF is_public, hidden_reasons ON posts FOR EACH ROW
  WHEN (OLD.is_public <> NEW.is_public) EXECUTE FUNCTION post_visibility_changed();

CREATE FUNCTION alt_text_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_posts(ARRAY(SELECT id FROM posts WHERE media_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER media_alt_text_searchable AFTER UPDATE OF alt_text ON media FOR EACH ROW
  WHEN (OLD.alt_text <> NEW.alt_text) EXECUTE FUNCTION alt_text_changed();

-- Recounts the authors of changed tags and days. The lock makes a post that is inserted meanwhile wait until its change is counted
-- in the next run. The score is that of Mastodon: the square of the difference to the expectation, divided by the expectation.
CREATE FUNCTION advance_trending_tags(today date, members_min integer) RETURNS void LANGUAGE plpgsql AS $$
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

-- Words of recent posts with the number of posts, for suggestions.
CREATE TABLE search_words (
  word text PRIMARY KEY,
  post_count integer NOT NULL
);
CREATE INDEX search_words_similar ON search_words USING gin (word gin_trgm_ops);

CREATE FUNCTION refresh_search_words(posts_max integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('search_words')) THEN
    RETURN;
  END IF;
  DELETE FROM search_words;
  INSERT INTO search_words (word, post_count)
  SELECT word, ndoc FROM ts_stat(format('SELECT vector FROM post_search ORDER BY created_at DESC LIMIT %s', posts_max))
  WHERE word ~ '^[^#@*:]{3,50}$' AND word !~ '^[0-9.-]+$';
END $$;

-- The searchable content of members.
CREATE TABLE member_search (
  member_id uuid PRIMARY KEY REFERENCES members ON DELETE CASCADE,
  names text NOT NULL,
  vector tsvector NOT NULL
);

CREATE FUNCTION index_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_search (member_id, names, vector)
  VALUES (NEW.id, search_text(NEW.username || ' ' || NEW.full_name),
    setweight(to_tsvector('simple', search_text(NEW.username || ' ' || NEW.full_name) || ' ' || lower(NEW.username)), 'A')
    || setweight(to_tsvector('simple', search_text(coalesce(NEW.bio, ''))), 'B'))
  ON CONFLICT (member_id) DO UPDATE SET names = excluded.names, vector = excluded.vector;
  RETURN NULL;
END $$;
CREATE TRIGGER members_inserted_searchable AFTER INSERT ON members FOR EACH ROW EXECUTE FUNCTION index_member();
CREATE TRIGGER members_edited_searchable AFTER UPDATE OF username, full_name, bio ON members FOR EACH ROW
  WHEN ((OLD.username, OLD.full_name, OLD.bio) IS DISTINCT FROM (NEW.username, NEW.full_name, NEW.bio))
  EXECUTE FUNCTION index_member();

-- The rank that a member had at the start of a UTC day.
CREATE TABLE trending_member_ranks (
  day date NOT NULL,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  rank integer NOT NULL,
  PRIMARY KEY (day, member_id)
);
CREATE INDEX trending_member_ranks_of_member ON trending_member_ranks (member_id);

-- Ranks the members by the likes of the days before, as `trending_members` at the start of the day. Does nothing if it has been done.
CREATE FUNCTION record_trending_ranks(today date, days integer, ranks_max integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  start constant timestamptz := today::timestamp AT TIME ZONE 'UTC';
BEGIN
  IF EXISTS (SELECT FROM trending_member_ranks WHERE day = today)
    OR NOT pg_try_advisory_xact_lock(hashtext('trending_member_ranks')) THEN
    RETURN;
  END IF;
  DELETE FROM trending_member_ranks WHERE day < today;
  INSERT INTO trending_member_ranks (day, member_id, rank)
  SELECT today, recent.author_id, row_number() OVER (ORDER BY recent.likes DESC, member.like_count DESC, member.id)
  FROM (
    SELECT author_id, count(*) AS likes FROM reactions
    WHERE created_at > start - make_interval(days => days) AND created_at <= start
      AND kind = 'like' AND member_id <> author_id AND NOT is_hidden
    GROUP BY author_id
  ) AS recent
  JOIN members AS member ON member.id = recent.author_id
  ORDER BY 3 LIMIT ranks_max;
END $$;

-- Existing posts and members. The indexes are created last, which is faster than adding to them.
SELECT index_posts(ARRAY(SELECT id FROM posts));
SELECT tag_posts(ARRAY(SELECT id FROM posts WHERE tags <> '{}'));
INSERT INTO member_search (member_id, names, vector)
SELECT id, search_text(username || ' ' || full_name),
  setweight(to_tsvector('simple', search_text(username || ' ' || full_name) || ' ' || lower(username)), 'A')
  || setweight(to_tsvector('simple', search_text(coalesce(bio, ''))), 'B')
FROM members;
CREATE INDEX post_search_newest_first ON post_search (created_at DESC);
CREATE INDEX post_search_vector ON post_search USING gin (vector) WITH (fastupdate = off);
CREATE INDEX member_search_vector ON member_search USING gin (vector);
CREATE INDEX member_search_names ON member_search USING gin (names gin_trgm_ops);

-- The best posts of all time, and those of each day, which are merged for shorter periods.
CREATE INDEX posts_top ON posts (score DESC, created_at DESC, id DESC);
CREATE INDEX posts_top_of_day ON posts (utc_day(created_at), score DESC, created_at DESC, id DESC);

-- Members with a name like the words, which may be misspelled. The thresholds are below those of PostgreSQL, because names are short.
CREATE FUNCTION similar_members(words text) RETURNS TABLE (member_id uuid, similarity double precision)
LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.4 AS $$
  SELECT member_id, word_similarity(search_text(words), names)::double precision FROM member_search
  WHERE search_text(words) <% names
$$;
