-- The pictures of meme URLs in the storage, whose total size is limited.
CREATE TABLE meme_renders (
  file text PRIMARY KEY,
  byte_size integer NOT NULL,
  used_at timestamptz(3) NOT NULL
);
CREATE INDEX meme_renders_by_use ON meme_renders (used_at);
