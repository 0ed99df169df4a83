CREATE TYPE one_time_code_purpose AS ENUM ('verify_email', 'reset_password', 'change_email');
CREATE TYPE media_kind AS ENUM ('image', 'video');
CREATE TYPE media_status AS ENUM ('processing', 'ready', 'failed');
CREATE TYPE reaction_kind AS ENUM ('like', 'dislike');

-- Reddit's additive hot score: a post needs ten times the likes to rank equal to a post that is 12.5 hours (45,000 s) younger.
-- The score of a post depends on its creation time only, so it stays constant as the post ages. `score` is the number of
-- likes minus dislikes by other members. The epoch 1767225600 (2026-01-01) keeps the sums small.
CREATE FUNCTION hot_score(score integer, created_at timestamptz) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  sign(score) * log(greatest(abs(score), 1)::double precision)
  + (extract(epoch FROM created_at)::double precision - 1767225600) / 45000;

CREATE TABLE members (
  id uuid PRIMARY KEY,
  username text NOT NULL CHECK (username ~ '^[A-Za-z0-9_]{3,30}$'),
  full_name text NOT NULL CHECK (char_length(full_name) BETWEEN 1 AND 200),
  bio text CHECK (char_length(bio) <= 2000),
  phone text CHECK (char_length(phone) <= 40),
  date_of_birth date NOT NULL,
  role_id integer,
  organization_id integer,
  photo_id uuid,
  post_count integer NOT NULL DEFAULT 0 CHECK (post_count >= 0),
  like_count integer NOT NULL DEFAULT 0 CHECK (like_count >= 0),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT members_photo_id_key UNIQUE (photo_id)
);
-- Usernames are case-insensitive.
CREATE UNIQUE INDEX members_username_key ON members (lower(username));

CREATE TABLE credentials (
  member_id uuid PRIMARY KEY REFERENCES members ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email) AND char_length(email) BETWEEN 3 AND 254),
  password_hash text CHECK (password_hash LIKE '$argon2id$%'),
  email_verified_at timestamptz(3),
  password_changed_at timestamptz(3) NOT NULL,
  CONSTRAINT credentials_email_key UNIQUE (email)
);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  user_agent text CHECK (char_length(user_agent) <= 400),
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3)
);
CREATE INDEX sessions_of_member ON sessions (member_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE refresh_tokens (
  id uuid PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  CONSTRAINT refresh_tokens_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX refresh_tokens_of_session ON refresh_tokens (session_id);

CREATE TABLE one_time_codes (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  purpose one_time_code_purpose NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL CHECK (expires_at > created_at),
  used_at timestamptz(3)
);
CREATE INDEX one_time_codes_newest_of_member ON one_time_codes (member_id, purpose, created_at DESC);
CREATE INDEX one_time_codes_by_address ON one_time_codes (email, created_at);

CREATE TABLE media (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  kind media_kind NOT NULL,
  status media_status NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  is_animated boolean NOT NULL DEFAULT false,
  duration_ms integer CHECK (duration_ms >= 0),
  alt_text text NOT NULL DEFAULT '',
  thumb_hash bytea NOT NULL,
  perceptual_hash bigint,
  failure_reason text,
  created_at timestamptz(3) NOT NULL,
  CHECK ((kind = 'video') = (duration_ms IS NOT NULL)),
  CHECK ((status = 'failed') = (failure_reason IS NOT NULL))
);
CREATE INDEX media_of_owner ON media (owner_id);
CREATE INDEX media_by_perceptual_hash ON media (perceptual_hash);
CREATE INDEX media_by_age ON media (created_at);

ALTER TABLE members ADD CONSTRAINT members_photo_id_fkey FOREIGN KEY (photo_id) REFERENCES media ON DELETE SET NULL;

CREATE TABLE renditions (
  media_id uuid NOT NULL REFERENCES media ON DELETE CASCADE,
  name text NOT NULL,
  content_type text NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  byte_size integer NOT NULL CHECK (byte_size > 0),
  PRIMARY KEY (media_id, name)
);

CREATE TABLE posts (
  id uuid PRIMARY KEY,
  author_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  text text NOT NULL,
  -- Media cannot be deleted while a post uses it, so there is no cascade. The server deletes the media with the post.
  -- The check is deferred, because the deletion of a member cascades to posts and media in any order.
  media_id uuid REFERENCES media DEFERRABLE INITIALLY DEFERRED,
  tags text[] NOT NULL DEFAULT '{}',
  like_count integer NOT NULL DEFAULT 0 CHECK (like_count >= 0),
  dislike_count integer NOT NULL DEFAULT 0 CHECK (dislike_count >= 0),
  comment_count integer NOT NULL DEFAULT 0 CHECK (comment_count >= 0),
  share_count integer NOT NULL DEFAULT 0 CHECK (share_count >= 0),
  score integer NOT NULL DEFAULT 0,
  hot_score double precision NOT NULL GENERATED ALWAYS AS (hot_score(score, created_at)) STORED,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT posts_media_id_key UNIQUE (media_id),
  CONSTRAINT posts_with_author_key UNIQUE (id, author_id),
  CONSTRAINT posts_have_content CHECK (btrim(text) <> '' OR media_id IS NOT NULL),
  -- The limit is in grapheme clusters, which PostgreSQL cannot count. ASCII text has at most 500 characters, other text
  -- at most ten code points per grapheme cluster, as in rules/limits.ts.
  CONSTRAINT posts_text_length CHECK (
    char_length(text) <= CASE WHEN octet_length(text) = char_length(text) THEN 500 ELSE 5000 END
  )
)
-- Counters change often, so each page reserves space for new versions of its rows.
WITH (fillfactor = 85);
CREATE INDEX posts_newest_first ON posts (created_at DESC, id DESC);
CREATE INDEX posts_of_author_newest_first ON posts (author_id, created_at DESC, id DESC);
CREATE INDEX posts_hottest_first ON posts (hot_score DESC, id DESC);

CREATE TABLE reactions (
  post_id uuid NOT NULL,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  author_id uuid NOT NULL,
  kind reaction_kind NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (post_id, member_id),
  FOREIGN KEY (post_id, author_id) REFERENCES posts (id, author_id) ON DELETE CASCADE
);
CREATE INDEX reactions_of_member ON reactions (member_id);
-- Trending members count recent likes by others. An index-only scan finds these rows.
CREATE INDEX reactions_lately ON reactions (created_at, author_id) WHERE kind = 'like' AND member_id <> author_id;

-- Triggers maintain the counters, so that they are correct after every change: by the server, a cascade, a bulk load or
-- manual SQL. They run once per statement, which makes bulk loads cheap.
CREATE FUNCTION count_reactions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') THEN
    UPDATE posts SET
      like_count = posts.like_count - gone.likes,
      dislike_count = posts.dislike_count - gone.dislikes,
      score = posts.score - gone.score
    FROM (
      SELECT post_id,
        count(*) FILTER (WHERE kind = 'like') AS likes,
        count(*) FILTER (WHERE kind = 'dislike') AS dislikes,
        coalesce(sum(CASE kind WHEN 'like' THEN 1 ELSE -1 END) FILTER (WHERE member_id <> author_id), 0) AS score
      FROM old_reactions GROUP BY post_id
    ) AS gone
    WHERE posts.id = gone.post_id;

    UPDATE members SET like_count = members.like_count - gone.likes
    FROM (
      SELECT author_id, count(*) AS likes FROM old_reactions
      WHERE kind = 'like' AND member_id <> author_id GROUP BY author_id
    ) AS gone
    WHERE members.id = gone.author_id;
  END IF;

  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    UPDATE posts SET
      like_count = posts.like_count + come.likes,
      dislike_count = posts.dislike_count + come.dislikes,
      score = posts.score + come.score
    FROM (
      SELECT post_id,
        count(*) FILTER (WHERE kind = 'like') AS likes,
        count(*) FILTER (WHERE kind = 'dislike') AS dislikes,
        coalesce(sum(CASE kind WHEN 'like' THEN 1 ELSE -1 END) FILTER (WHERE member_id <> author_id), 0) AS score
      FROM new_reactions GROUP BY post_id
    ) AS come
    WHERE posts.id = come.post_id;

    UPDATE members SET like_count = members.like_count + come.likes
    FROM (
      SELECT author_id, count(*) AS likes FROM new_reactions
      WHERE kind = 'like' AND member_id <> author_id GROUP BY author_id
    ) AS come
    WHERE members.id = come.author_id;
  END IF;

  RETURN NULL;
END $$;

CREATE TRIGGER reactions_inserted AFTER INSERT ON reactions
  REFERENCING NEW TABLE AS new_reactions FOR EACH STATEMENT EXECUTE FUNCTION count_reactions();
CREATE TRIGGER reactions_updated AFTER UPDATE ON reactions
  REFERENCING OLD TABLE AS old_reactions NEW TABLE AS new_reactions FOR EACH STATEMENT EXECUTE FUNCTION count_reactions();
CREATE TRIGGER reactions_deleted AFTER DELETE ON reactions
  REFERENCING OLD TABLE AS old_reactions FOR EACH STATEMENT EXECUTE FUNCTION count_reactions();

CREATE FUNCTION count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE members SET post_count = post_count + come.posts
    FROM (SELECT author_id, count(*) AS posts FROM new_posts GROUP BY author_id) AS come
    WHERE members.id = come.author_id;
  ELSE
    UPDATE members SET post_count = post_count - gone.posts
    FROM (SELECT author_id, count(*) AS posts FROM old_posts GROUP BY author_id) AS gone
    WHERE members.id = gone.author_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER posts_inserted AFTER INSERT ON posts
  REFERENCING NEW TABLE AS new_posts FOR EACH STATEMENT EXECUTE FUNCTION count_posts();
CREATE TRIGGER posts_deleted AFTER DELETE ON posts
  REFERENCING OLD TABLE AS old_posts FOR EACH STATEMENT EXECUTE FUNCTION count_posts();
