-- The tables of the version that replaced all migrations before 2026-11-28. Functions and triggers are in prisma/sql, except for
-- those that columns and indexes are computed by: a change of these is a migration, because stored values depend on it.

-- The server creates the extensions before the migrations, to explain a missing permission. These lines are for other tools.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE TYPE hidden_reason AS ENUM ('media_not_ready', 'author_suspended', 'removed');

CREATE TYPE media_kind AS ENUM ('image', 'video');

CREATE TYPE media_status AS ENUM ('processing', 'ready', 'failed');

CREATE TYPE notification_kind AS ENUM (
  'post_liked', 'comment_liked', 'post_commented', 'comment_replied', 'mentioned', 'followed', 'post_remixed',
  'post_credited', 'group_join_requested', 'group_join_approved', 'group_role_changed', 'content_removed',
  'warned', 'appeal_decided', 'report_decided', 'coins_received', 'security'
);

CREATE TYPE one_time_code_purpose AS ENUM ('verify_email', 'reset_password', 'change_email', 'link_identity');

CREATE TYPE reaction_kind AS ENUM ('like', 'dislike');

-- Reddit's additive hot score: a post needs ten times the likes to rank equal to a post that is 12.5 hours (45,000 s) younger.
-- The score of a post depends on its creation time only, so it stays constant as the post ages. `score` is the number of
-- likes minus dislikes by other members. The epoch 1767225600 (2026-01-01) keeps the sums small.
CREATE FUNCTION hot_score(score integer, created_at timestamptz) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  sign(score) * log(greatest(abs(score), 1)::double precision)
  + (extract(epoch FROM created_at)::double precision - 1767225600) / 45000;

-- The lower bound of the Wilson score interval at 80 % confidence: the share of likes that a comment has at least, given how
-- few reactions it has. https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval#Wilson_score_interval
CREATE FUNCTION wilson_lower_bound(likes integer, dislikes integer) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  CASE WHEN likes + dislikes = 0 THEN 0 ELSE (
    likes + 1.281551565545 ^ 2 / 2 - 1.281551565545 * sqrt(
      likes::double precision * dislikes / (likes + dislikes) + 1.281551565545 ^ 2 / 4
    )
  ) / (likes + dislikes + 1.281551565545 ^ 2) END;

CREATE FUNCTION utc_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (moment AT TIME ZONE 'UTC')::date;

CREATE TABLE members (
  id uuid NOT NULL,
  username text NOT NULL,
  full_name text NOT NULL,
  bio text,
  phone text,
  date_of_birth date NOT NULL,
  role_id integer,
  organization_id integer,
  photo_id uuid,
  post_count integer DEFAULT 0 NOT NULL,
  like_count integer DEFAULT 0 NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  -- The start of the suspension. The posts of a suspended member are not public.
  suspended_at timestamptz(3),
  follower_count integer DEFAULT 0 NOT NULL,
  following_count integer DEFAULT 0 NOT NULL,
  CONSTRAINT members_bio_check CHECK (char_length(bio) <= 2000),
  CONSTRAINT members_follower_count_check CHECK (follower_count >= 0),
  CONSTRAINT members_following_count_check CHECK (following_count >= 0),
  CONSTRAINT members_full_name_check CHECK ((char_length(full_name) >= 1) AND (char_length(full_name) <= 200)),
  CONSTRAINT members_like_count_check CHECK (like_count >= 0),
  CONSTRAINT members_phone_check CHECK (char_length(phone) <= 40),
  CONSTRAINT members_post_count_check CHECK (post_count >= 0),
  CONSTRAINT members_username_check CHECK (username ~ '^[A-Za-z0-9_]{3,30}$'),
  CONSTRAINT members_photo_id_key UNIQUE (photo_id),
  PRIMARY KEY (id)
);
-- Usernames are case-insensitive.
CREATE UNIQUE INDEX members_username_key ON members (lower(username));

CREATE TABLE posts (
  id uuid NOT NULL,
  author_id uuid NOT NULL,
  text text NOT NULL,
  -- Media cannot be deleted while a post uses it, so there is no cascade. The server deletes the media with the post.
  -- The check is deferred, because the deletion of a member cascades to posts and media in any order.
  media_id uuid,
  tags text[] DEFAULT '{}' NOT NULL,
  like_count integer DEFAULT 0 NOT NULL,
  dislike_count integer DEFAULT 0 NOT NULL,
  comment_count integer DEFAULT 0 NOT NULL,
  share_count integer DEFAULT 0 NOT NULL,
  score integer DEFAULT 0 NOT NULL,
  hot_score double precision GENERATED ALWAYS AS (hot_score(score, created_at)) STORED NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  -- Only the author sees a post whose video is in processing. The post is counted and listed once it is public.
  is_public boolean DEFAULT true NOT NULL,
  hidden_reasons hidden_reason[] DEFAULT '{}' NOT NULL,
  edited_at timestamptz(3),
  -- Null for posts without a meme. A template is identified by the UUID of its slug.
  is_remixable boolean,
  meme_template_id uuid,
  remix_of_id uuid,
  remix_count integer DEFAULT 0 NOT NULL,
  cluster_id uuid,
  credited_post_id uuid,
  CONSTRAINT posts_comment_count_check CHECK (comment_count >= 0),
  CONSTRAINT posts_dislike_count_check CHECK (dislike_count >= 0),
  CONSTRAINT posts_have_content CHECK ((btrim(text) <> '') OR (media_id IS NOT NULL)),
  CONSTRAINT posts_like_count_check CHECK (like_count >= 0),
  CONSTRAINT posts_remix_count_check CHECK (remix_count >= 0),
  CONSTRAINT posts_share_count_check CHECK (share_count >= 0),
  -- The limit is in grapheme clusters, which PostgreSQL cannot count. ASCII text has at most 500 characters, other text
  -- at most ten code points per grapheme cluster, as in rules/limits.ts.
  CONSTRAINT posts_text_length CHECK (char_length(text) <= CASE WHEN (octet_length(text) = char_length(text)) THEN 500 ELSE 5000 END),
  CONSTRAINT posts_media_id_key UNIQUE (media_id),
  PRIMARY KEY (id),
  CONSTRAINT posts_with_author_key UNIQUE (id, author_id)
)
-- Counters change often, so each page reserves space for new versions of its rows.
WITH (fillfactor = 85);
CREATE INDEX posts_crediting ON posts (credited_post_id) WHERE (credited_post_id IS NOT NULL);
CREATE INDEX posts_hottest_first ON posts (hot_score DESC, id DESC);
CREATE INDEX posts_newest_first ON posts (created_at DESC, id DESC);
CREATE INDEX posts_of_author_newest_first ON posts (author_id, created_at DESC, id DESC);
CREATE INDEX posts_of_cluster ON posts (cluster_id, created_at, id) WHERE (cluster_id IS NOT NULL);
CREATE INDEX posts_of_meme_template ON posts (meme_template_id, created_at DESC, id DESC) WHERE (meme_template_id IS NOT NULL);
CREATE INDEX posts_remixes ON posts (remix_of_id, created_at DESC, id DESC) WHERE (remix_of_id IS NOT NULL);
-- The best posts of all time, and those of each day, which are merged for shorter periods.
CREATE INDEX posts_top ON posts (score DESC, created_at DESC, id DESC);
CREATE INDEX posts_top_of_day ON posts (utc_day(created_at), score DESC, created_at DESC, id DESC);

CREATE TABLE media (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  kind media_kind NOT NULL,
  status media_status NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  is_animated boolean DEFAULT false NOT NULL,
  duration_ms integer,
  alt_text text DEFAULT '' NOT NULL,
  thumb_hash bytea NOT NULL,
  perceptual_hash bigint,
  failure_reason text,
  created_at timestamptz(3) NOT NULL,
  -- Null for media that a post or a profile uses.
  expires_at timestamptz(3),
  is_hashed boolean DEFAULT false NOT NULL,
  cluster_id uuid,
  CONSTRAINT media_check CHECK ((kind = 'video') = (duration_ms IS NOT NULL)),
  CONSTRAINT media_check1 CHECK ((status = 'failed') = (failure_reason IS NOT NULL)),
  CONSTRAINT media_duration_ms_check CHECK (duration_ms >= 0),
  CONSTRAINT media_height_check CHECK (height > 0),
  CONSTRAINT media_width_check CHECK (width > 0),
  PRIMARY KEY (id)
);
CREATE INDEX media_by_expiry ON media (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX media_of_owner ON media (owner_id);
CREATE INDEX media_without_hash ON media (id) WHERE ((NOT is_hashed) AND (kind = 'image') AND (status = 'ready'));

CREATE TABLE comments (
  id uuid NOT NULL,
  post_id uuid NOT NULL,
  parent_id uuid,
  list_id uuid GENERATED ALWAYS AS (coalesce(parent_id, post_id)) STORED NOT NULL,
  author_id uuid,
  depth smallint NOT NULL,
  text text NOT NULL,
  media_id uuid,
  is_hidden boolean DEFAULT false NOT NULL,
  is_removed boolean DEFAULT false NOT NULL,
  like_count integer DEFAULT 0 NOT NULL,
  dislike_count integer DEFAULT 0 NOT NULL,
  reply_count integer DEFAULT 0 NOT NULL,
  top_score double precision GENERATED ALWAYS AS (wilson_lower_bound(like_count, dislike_count)) STORED NOT NULL,
  created_at timestamptz(3) NOT NULL,
  edited_at timestamptz(3),
  deleted_at timestamptz(3),
  CONSTRAINT comments_depth_check CHECK ((depth >= 0) AND (depth <= 5)),
  CONSTRAINT comments_dislike_count_check CHECK (dislike_count >= 0),
  CONSTRAINT comments_have_content CHECK (CASE WHEN (deleted_at IS NULL) THEN ((author_id IS NOT NULL) AND ((btrim(text) <> '') OR (media_id IS NOT NULL)) AND (NOT is_removed)) ELSE ((author_id IS NULL) AND (text = '') AND (media_id IS NULL)) END),
  CONSTRAINT comments_have_depth CHECK ((depth = 0) = (parent_id IS NULL)),
  CONSTRAINT comments_like_count_check CHECK (like_count >= 0),
  CONSTRAINT comments_reply_count_check CHECK (reply_count >= 0),
  CONSTRAINT comments_text_check CHECK (char_length(text) <= 5000),
  CONSTRAINT comments_media_id_key UNIQUE (media_id),
  PRIMARY KEY (id)
);
CREATE INDEX comments_best_first ON comments (list_id, top_score DESC, created_at DESC, id DESC);
CREATE INDEX comments_newest_first ON comments (list_id, created_at DESC, id DESC);
CREATE INDEX comments_of_author ON comments (author_id, created_at);
CREATE INDEX comments_of_parent ON comments (parent_id);
CREATE INDEX comments_of_post ON comments (post_id);

CREATE TABLE comment_reactions (
  comment_id uuid NOT NULL,
  member_id uuid NOT NULL,
  kind reaction_kind NOT NULL,
  created_at timestamptz(3) NOT NULL,
  is_hidden boolean DEFAULT false NOT NULL,
  PRIMARY KEY (comment_id, member_id)
);
CREATE INDEX comment_reactions_of_member ON comment_reactions (member_id);

CREATE TABLE credentials (
  member_id uuid NOT NULL,
  email text NOT NULL,
  password_hash text,
  email_verified_at timestamptz(3) NOT NULL,
  password_changed_at timestamptz(3) NOT NULL,
  wrong_codes integer DEFAULT 0 NOT NULL,
  wrong_codes_since timestamptz(3),
  CONSTRAINT credentials_email_check CHECK ((email = lower(email)) AND ((char_length(email) >= 3) AND (char_length(email) <= 254))),
  CONSTRAINT credentials_password_hash_check CHECK (password_hash LIKE '$argon2id$%'),
  CONSTRAINT credentials_email_key UNIQUE (email),
  PRIMARY KEY (member_id)
);

CREATE TABLE follows (
  follower_id uuid NOT NULL,
  followed_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  is_hidden boolean DEFAULT false NOT NULL,
  CONSTRAINT follows_have_two_members CHECK (follower_id <> followed_id),
  PRIMARY KEY (follower_id, followed_id)
);
CREATE INDEX follows_of_followed ON follows (followed_id, created_at DESC, follower_id DESC);
CREATE INDEX follows_of_follower ON follows (follower_id, created_at DESC, followed_id DESC);

CREATE TABLE hidden_members (
  viewer_id uuid NOT NULL,
  member_id uuid NOT NULL,
  blocked_at timestamptz(3),
  is_blocked_by boolean DEFAULT false NOT NULL,
  is_blocked boolean GENERATED ALWAYS AS (((blocked_at IS NOT NULL) OR is_blocked_by)) STORED NOT NULL,
  muted_at timestamptz(3),
  muted_until timestamptz(3),
  CONSTRAINT hidden_members_are_others CHECK (viewer_id <> member_id),
  CONSTRAINT hidden_members_have_reason CHECK ((blocked_at IS NOT NULL) OR is_blocked_by OR (muted_at IS NOT NULL)),
  CONSTRAINT hidden_members_muted CHECK ((muted_at IS NULL) = (muted_until IS NULL)),
  PRIMARY KEY (viewer_id, member_id)
);
CREATE INDEX hidden_members_blocked ON hidden_members (viewer_id, blocked_at DESC, member_id DESC) WHERE (blocked_at IS NOT NULL);
CREATE INDEX hidden_members_muted ON hidden_members (viewer_id, muted_at DESC, member_id DESC) WHERE (muted_at IS NOT NULL);
CREATE INDEX hidden_members_of_member ON hidden_members (member_id);

CREATE TABLE idempotency_keys (
  member_id uuid NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  post_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- A key belongs to a member and a mutation.
  mutation text DEFAULT 'createPost' NOT NULL,
  CONSTRAINT idempotency_keys_key_check CHECK ((char_length(key) >= 1) AND (char_length(key) <= 200)),
  CONSTRAINT idempotency_keys_request_hash_check CHECK (octet_length(request_hash) = 32),
  PRIMARY KEY (member_id, mutation, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

CREATE TABLE identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  member_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE UNIQUE INDEX identities_id_key ON identities (id);
CREATE UNIQUE INDEX identities_member_id_issuer_key ON identities (member_id, issuer);

CREATE TABLE identity_nonces (
  nonce_hash bytea NOT NULL,
  token_hash bytea NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  PRIMARY KEY (nonce_hash)
);
CREATE INDEX identity_nonces_by_expiry ON identity_nonces (expires_at);

-- Trending members are maintained incrementally: reactions append to `like_changes`, and every few seconds a job adds these
-- changes to the totals and subtracts the likes that have become too old.
CREATE TABLE like_changes (
  id bigserial,
  author_id uuid NOT NULL,
  -- The time of the likes. A like that is withdrawn after it has expired must not be subtracted twice.
  created_at timestamptz(3) NOT NULL,
  change integer NOT NULL,
  PRIMARY KEY (id)
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0);

-- Images by which copies of the same picture are found (decision 0049): the whole picture, and what is inside its border.
CREATE TABLE media_frames (
  media_id uuid NOT NULL,
  number smallint NOT NULL,
  hash bigint NOT NULL,
  aspect_ratio real NOT NULL,
  pixels bytea NOT NULL,
  captions text,
  PRIMARY KEY (media_id, number)
);
-- Bands of 16 bits, oldest picture first. The included columns let a search read the indexes only.
CREATE INDEX media_frames_band_0 ON media_frames (((hash & 65535)), media_id) INCLUDE (number, hash);
CREATE INDEX media_frames_band_1 ON media_frames ((((hash >> 16) & 65535)), media_id) INCLUDE (number, hash);
CREATE INDEX media_frames_band_2 ON media_frames ((((hash >> 32) & 65535)), media_id) INCLUDE (number, hash);
CREATE INDEX media_frames_band_3 ON media_frames ((((hash >> 48) & 65535)), media_id) INCLUDE (number, hash);

-- The searchable content of members.
CREATE TABLE member_search (
  member_id uuid NOT NULL,
  names text NOT NULL,
  vector tsvector NOT NULL,
  PRIMARY KEY (member_id)
);
CREATE INDEX member_search_names ON member_search USING gin (names gin_trgm_ops);
CREATE INDEX member_search_vector ON member_search USING gin (vector);

-- The uploads that documents show. A meme and its remixes can share them.
CREATE TABLE meme_images (
  post_id uuid NOT NULL,
  media_id uuid NOT NULL,
  PRIMARY KEY (post_id, media_id)
);
CREATE INDEX meme_images_of_media ON meme_images (media_id);

-- The pictures of meme URLs in the storage, whose total size is limited.
CREATE TABLE meme_renders (
  file text NOT NULL,
  byte_size integer NOT NULL,
  used_at timestamptz(3) NOT NULL,
  PRIMARY KEY (file)
);
CREATE INDEX meme_renders_by_use ON meme_renders (used_at);

-- The public memes with a template.
CREATE TABLE meme_template_uses (
  id uuid NOT NULL,
  use_count integer NOT NULL,
  CONSTRAINT meme_template_uses_use_count_check CHECK (use_count >= 0),
  PRIMARY KEY (id)
);

-- The document, with its version.
CREATE TABLE memes (
  post_id uuid NOT NULL,
  document jsonb NOT NULL,
  PRIMARY KEY (post_id)
);

CREATE TABLE muted_words (
  member_id uuid NOT NULL,
  words text[] NOT NULL,
  pattern text NOT NULL,
  CONSTRAINT muted_words_words_check CHECK ((cardinality(words) >= 1) AND (cardinality(words) <= 100)),
  PRIMARY KEY (member_id)
);

CREATE TABLE notification_actions (
  notification_id uuid NOT NULL,
  actor_id uuid NOT NULL,
  source text NOT NULL,
  source_id uuid NOT NULL,
  is_active boolean DEFAULT true NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (notification_id, actor_id, source, source_id)
);
CREATE INDEX notification_actions_newest_first ON notification_actions (notification_id, created_at DESC, actor_id) WHERE is_active;
CREATE INDEX notification_actions_of_actor ON notification_actions (actor_id);
CREATE INDEX notification_actions_of_source ON notification_actions (source_id, actor_id);

-- Rows are inserted and deleted all the time.
CREATE TABLE notification_changes (
  id bigserial,
  source text NOT NULL,
  source_id uuid NOT NULL,
  actor_id uuid NOT NULL,
  PRIMARY KEY (id)
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0);

CREATE TABLE notification_settings (
  member_id uuid NOT NULL,
  kind notification_kind NOT NULL,
  is_shown boolean NOT NULL,
  is_pushed boolean NOT NULL,
  CONSTRAINT notification_settings_cannot_hide CHECK (kind NOT IN ('security', 'content_removed') OR (is_shown AND is_pushed)),
  PRIMARY KEY (member_id, kind)
);

CREATE TABLE notifications (
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  kind notification_kind NOT NULL,
  post_id uuid,
  comment_id uuid,
  subject_id uuid GENERATED ALWAYS AS (coalesce(comment_id, post_id, member_id)) STORED NOT NULL,
  text text DEFAULT '' NOT NULL,
  actor_count integer DEFAULT 0 NOT NULL,
  is_listed boolean GENERATED ALWAYS AS (((actor_count > 0) OR (text <> ''))) STORED NOT NULL,
  is_read boolean DEFAULT false NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  CONSTRAINT notifications_actor_count_check CHECK (actor_count >= 0),
  PRIMARY KEY (id)
);
CREATE INDEX notifications_newest_first ON notifications (member_id, updated_at DESC, id DESC) WHERE is_listed;
CREATE INDEX notifications_of_comment ON notifications (comment_id) WHERE (comment_id IS NOT NULL);
CREATE INDEX notifications_of_member ON notifications (member_id);
CREATE INDEX notifications_of_post ON notifications (post_id) WHERE (post_id IS NOT NULL);
CREATE INDEX notifications_of_subject ON notifications (subject_id, kind, member_id, created_at DESC);

CREATE TABLE one_time_code_origins (
  code_id uuid NOT NULL,
  origin_hash bytea NOT NULL,
  is_requester boolean NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  PRIMARY KEY (code_id, origin_hash)
);

CREATE TABLE one_time_codes (
  id uuid NOT NULL,
  member_id uuid,
  purpose one_time_code_purpose NOT NULL,
  email text NOT NULL,
  code_hash bytea NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  registration_id uuid,
  CONSTRAINT one_time_codes_check CHECK (expires_at > created_at),
  CONSTRAINT one_time_codes_check1 CHECK (num_nonnulls(member_id, registration_id) = 1),
  CONSTRAINT one_time_codes_code_hash_check CHECK (octet_length(code_hash) = 32),
  CONSTRAINT one_time_codes_email_check CHECK (email = lower(email)),
  CONSTRAINT one_time_codes_tries_check CHECK (tries >= 0),
  PRIMARY KEY (id)
);
CREATE INDEX one_time_codes_by_address ON one_time_codes (email, created_at);
CREATE INDEX one_time_codes_newest_of_member ON one_time_codes (member_id, purpose, created_at DESC);
CREATE INDEX one_time_codes_newest_of_registration ON one_time_codes (registration_id, created_at DESC);

CREATE TABLE personal_access_tokens (
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  name text NOT NULL,
  token_hash bytea NOT NULL,
  scopes text[] NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3),
  CONSTRAINT personal_access_tokens_check CHECK (expires_at > created_at),
  CONSTRAINT personal_access_tokens_name_check CHECK ((char_length(name) >= 1) AND (char_length(name) <= 600)),
  CONSTRAINT personal_access_tokens_scopes_check CHECK ((scopes @> '{read}') AND (scopes <@ '{read,write}')),
  CONSTRAINT personal_access_tokens_token_hash_check CHECK (octet_length(token_hash) = 32),
  PRIMARY KEY (id),
  CONSTRAINT personal_access_tokens_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX personal_access_tokens_of_member ON personal_access_tokens (member_id);

-- The searchable content of posts.
CREATE TABLE post_search (
  post_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  vector tsvector NOT NULL,
  PRIMARY KEY (post_id)
);
CREATE INDEX post_search_newest_first ON post_search (created_at DESC);
CREATE INDEX post_search_vector ON post_search USING gin (vector) WITH (fastupdate='on', gin_pending_list_limit = 256);

CREATE TABLE post_tags (
  post_id uuid NOT NULL,
  tag_id uuid NOT NULL,
  author_id uuid NOT NULL,
  is_public boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (post_id, tag_id)
);
CREATE INDEX post_tags_newest_first ON post_tags (tag_id, created_at DESC, post_id DESC);

CREATE TABLE push_subscriptions (
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint),
  PRIMARY KEY (id)
);
CREATE INDEX push_subscriptions_of_member ON push_subscriptions (member_id);
CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session_id);

CREATE TABLE queued_mails (
  id uuid NOT NULL,
  sealed bytea NOT NULL,
  tries integer NOT NULL,
  next_try_at timestamptz(3) NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX queued_mails_by_turn ON queued_mails (next_try_at);

CREATE TABLE reactions (
  post_id uuid NOT NULL,
  member_id uuid NOT NULL,
  author_id uuid NOT NULL,
  kind reaction_kind NOT NULL,
  created_at timestamptz(3) NOT NULL,
  -- Reactions of suspended members do not count while they are suspended.
  is_hidden boolean DEFAULT false NOT NULL,
  PRIMARY KEY (post_id, member_id)
);
-- Trending members count recent likes by others. An index-only scan finds these rows.
CREATE INDEX reactions_lately ON reactions (created_at, author_id) WHERE ((kind = 'like') AND (member_id <> author_id));
CREATE INDEX reactions_of_member ON reactions (member_id);

CREATE TABLE refresh_tokens (
  id uuid NOT NULL,
  session_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  CONSTRAINT refresh_tokens_token_hash_check CHECK (octet_length(token_hash) = 32),
  PRIMARY KEY (id),
  CONSTRAINT refresh_tokens_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX refresh_tokens_of_session ON refresh_tokens (session_id);

-- A registration becomes a member when its email address is verified. Each registration has its own code.
CREATE TABLE registrations (
  id uuid NOT NULL,
  email text NOT NULL,
  username text NOT NULL,
  date_of_birth date NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  CONSTRAINT registrations_email_check CHECK ((email = lower(email)) AND ((char_length(email) >= 3) AND (char_length(email) <= 254))),
  CONSTRAINT registrations_password_hash_check CHECK (password_hash LIKE '$argon2id$%'),
  CONSTRAINT registrations_username_check CHECK (username ~ '^[A-Za-z0-9_]{3,30}$'),
  PRIMARY KEY (id)
);
CREATE INDEX registrations_by_age ON registrations (created_at);
-- For the check whether a pending registration reserves a username.
CREATE INDEX registrations_by_username ON registrations (lower(username));
CREATE INDEX registrations_of_address ON registrations (email, created_at DESC);

CREATE TABLE removed_renditions (
  media_id uuid NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (media_id, name)
);

CREATE TABLE renditions (
  media_id uuid NOT NULL,
  name text NOT NULL,
  content_type text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  byte_size integer NOT NULL,
  CONSTRAINT renditions_byte_size_check CHECK (byte_size > 0),
  CONSTRAINT renditions_height_check CHECK (height > 0),
  CONSTRAINT renditions_width_check CHECK (width > 0),
  PRIMARY KEY (media_id, name)
);

CREATE TABLE resumable_uploads (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  byte_size integer NOT NULL,
  metadata text NOT NULL,
  media_id uuid,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  CONSTRAINT resumable_uploads_byte_size_check CHECK (byte_size > 0),
  CONSTRAINT resumable_uploads_media_id_key UNIQUE (media_id),
  PRIMARY KEY (id)
);
CREATE INDEX resumable_uploads_by_expiry ON resumable_uploads (expires_at);
CREATE INDEX resumable_uploads_of_owner ON resumable_uploads (owner_id);

CREATE TABLE saved_posts (
  member_id uuid NOT NULL,
  post_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, post_id)
);
CREATE INDEX saved_posts_newest_first ON saved_posts (member_id, created_at DESC, post_id DESC);
CREATE INDEX saved_posts_of_post ON saved_posts (post_id);

-- Words of recent posts with the number of posts, for suggestions.
CREATE TABLE search_words (
  word text NOT NULL,
  post_count integer NOT NULL,
  PRIMARY KEY (word)
);
CREATE INDEX search_words_similar ON search_words USING gin (word gin_trgm_ops);

CREATE TABLE sessions (
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  user_agent text,
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3),
  CONSTRAINT sessions_user_agent_check CHECK (char_length(user_agent) <= 400),
  PRIMARY KEY (id)
);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_of_member ON sessions (member_id);

CREATE TABLE shares (
  post_id uuid NOT NULL,
  member_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (post_id, member_id)
);
CREATE INDEX shares_of_member ON shares (member_id);

-- The public posts with a tag on a UTC day. Their distinct authors are counted later, by `advance_trending_tags`.
CREATE TABLE tag_days (
  tag_id uuid NOT NULL,
  day date NOT NULL,
  post_count integer DEFAULT 0 NOT NULL,
  member_count integer DEFAULT 0 NOT NULL,
  is_stale boolean DEFAULT true NOT NULL,
  CONSTRAINT tag_days_post_count_check CHECK (post_count >= 0),
  PRIMARY KEY (tag_id, day)
);
CREATE INDEX tag_days_by_day ON tag_days (day);
CREATE INDEX tag_days_stale ON tag_days (tag_id, day) WHERE is_stale;

CREATE TABLE tag_follows (
  member_id uuid NOT NULL,
  tag_id uuid NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (member_id, tag_id)
);
CREATE INDEX tag_follows_of_tag ON tag_follows (tag_id);

-- The tags of posts. `tags.post_count` counts public posts.
CREATE TABLE tags (
  id uuid NOT NULL,
  name text NOT NULL,
  search_name text NOT NULL,
  post_count integer DEFAULT 0 NOT NULL,
  CONSTRAINT tags_post_count_check CHECK (post_count >= 0),
  CONSTRAINT tags_name_key UNIQUE (name),
  PRIMARY KEY (id)
);
CREATE INDEX tags_similar ON tags USING gin (search_name gin_trgm_ops);

-- The rank that a member had at the start of a UTC day.
CREATE TABLE trending_member_ranks (
  day date NOT NULL,
  member_id uuid NOT NULL,
  rank integer NOT NULL,
  PRIMARY KEY (day, member_id)
);
CREATE INDEX trending_member_ranks_of_member ON trending_member_ranks (member_id);

CREATE TABLE trending_members (
  member_id uuid NOT NULL,
  -- The likes by others since `trending_window.since`.
  likes integer NOT NULL,
  all_time_likes integer NOT NULL,
  PRIMARY KEY (member_id)
) WITH (fillfactor = 85);
CREATE INDEX trending_members_best_first ON trending_members (likes DESC, all_time_likes DESC, member_id);

CREATE TABLE trending_tags (
  tag_id uuid NOT NULL,
  score double precision NOT NULL,
  PRIMARY KEY (tag_id)
);

-- The single row has the start of the window: earlier likes have been subtracted. Without it, nothing has been counted.
CREATE TABLE trending_window (
  id boolean DEFAULT true NOT NULL,
  since timestamptz(3) NOT NULL,
  CONSTRAINT trending_window_id_check CHECK (id),
  PRIMARY KEY (id)
);

CREATE TABLE unread_notifications (
  member_id uuid NOT NULL,
  count integer NOT NULL,
  CONSTRAINT unread_notifications_count_check CHECK (count >= 0),
  PRIMARY KEY (member_id)
) WITH (fillfactor = 85);

ALTER TABLE members
  ADD CONSTRAINT members_photo_id_fkey FOREIGN KEY (photo_id) REFERENCES media(id) ON DELETE SET NULL;
ALTER TABLE posts
  ADD CONSTRAINT posts_author_id_fkey FOREIGN KEY (author_id) REFERENCES members(id) ON DELETE CASCADE,
  ADD CONSTRAINT posts_credited_post_id_fkey FOREIGN KEY (credited_post_id) REFERENCES posts(id) ON DELETE SET NULL,
  ADD CONSTRAINT posts_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id) DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT posts_remix_of_id_fkey FOREIGN KEY (remix_of_id) REFERENCES posts(id) ON DELETE SET NULL;
ALTER TABLE media
  ADD CONSTRAINT media_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE comments
  ADD CONSTRAINT comments_author_id_fkey FOREIGN KEY (author_id) REFERENCES members(id),
  ADD CONSTRAINT comments_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id) DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT comments_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES comments(id),
  ADD CONSTRAINT comments_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;
ALTER TABLE comment_reactions
  ADD CONSTRAINT comment_reactions_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE,
  ADD CONSTRAINT comment_reactions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE credentials
  ADD CONSTRAINT credentials_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE follows
  ADD CONSTRAINT follows_followed_id_fkey FOREIGN KEY (followed_id) REFERENCES members(id) ON DELETE CASCADE,
  ADD CONSTRAINT follows_follower_id_fkey FOREIGN KEY (follower_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE hidden_members
  ADD CONSTRAINT hidden_members_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  ADD CONSTRAINT hidden_members_viewer_id_fkey FOREIGN KEY (viewer_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE idempotency_keys
  ADD CONSTRAINT idempotency_keys_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE identities
  ADD CONSTRAINT identities_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE media_frames
  ADD CONSTRAINT media_frames_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE CASCADE;
ALTER TABLE member_search
  ADD CONSTRAINT member_search_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE meme_images
  ADD CONSTRAINT meme_images_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE CASCADE,
  ADD CONSTRAINT meme_images_post_id_fkey FOREIGN KEY (post_id) REFERENCES memes(post_id) ON DELETE CASCADE;
ALTER TABLE memes
  ADD CONSTRAINT memes_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;
ALTER TABLE muted_words
  ADD CONSTRAINT muted_words_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE notification_actions
  ADD CONSTRAINT notification_actions_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES members(id) ON DELETE CASCADE,
  ADD CONSTRAINT notification_actions_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE;
ALTER TABLE notification_settings
  ADD CONSTRAINT notification_settings_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE notifications
  ADD CONSTRAINT notifications_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE,
  ADD CONSTRAINT notifications_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  ADD CONSTRAINT notifications_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;
ALTER TABLE one_time_code_origins
  ADD CONSTRAINT one_time_code_origins_code_id_fkey FOREIGN KEY (code_id) REFERENCES one_time_codes(id) ON DELETE CASCADE;
ALTER TABLE one_time_codes
  ADD CONSTRAINT one_time_codes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  ADD CONSTRAINT one_time_codes_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES registrations(id) ON DELETE CASCADE;
ALTER TABLE personal_access_tokens
  ADD CONSTRAINT personal_access_tokens_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE post_search
  ADD CONSTRAINT post_search_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;
ALTER TABLE post_tags
  ADD CONSTRAINT post_tags_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE,
  ADD CONSTRAINT post_tags_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id);
ALTER TABLE push_subscriptions
  ADD CONSTRAINT push_subscriptions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  ADD CONSTRAINT push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;
ALTER TABLE reactions
  ADD CONSTRAINT reactions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  ADD CONSTRAINT reactions_post_id_author_id_fkey FOREIGN KEY (post_id, author_id) REFERENCES posts(id, author_id) ON DELETE CASCADE;
ALTER TABLE refresh_tokens
  ADD CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;
ALTER TABLE renditions
  ADD CONSTRAINT renditions_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE CASCADE;
ALTER TABLE resumable_uploads
  ADD CONSTRAINT resumable_uploads_media_id_fkey FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE CASCADE,
  ADD CONSTRAINT resumable_uploads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE saved_posts
  ADD CONSTRAINT saved_posts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  ADD CONSTRAINT saved_posts_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;
ALTER TABLE sessions
  ADD CONSTRAINT sessions_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE shares
  ADD CONSTRAINT shares_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  ADD CONSTRAINT shares_post_id_fkey FOREIGN KEY (post_id) REFERENCES posts(id) ON DELETE CASCADE;
ALTER TABLE tag_days
  ADD CONSTRAINT tag_days_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id);
ALTER TABLE tag_follows
  ADD CONSTRAINT tag_follows_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE,
  ADD CONSTRAINT tag_follows_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id);
ALTER TABLE trending_member_ranks
  ADD CONSTRAINT trending_member_ranks_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
ALTER TABLE trending_tags
  ADD CONSTRAINT trending_tags_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id);
ALTER TABLE unread_notifications
  ADD CONSTRAINT unread_notifications_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id) ON DELETE CASCADE;
