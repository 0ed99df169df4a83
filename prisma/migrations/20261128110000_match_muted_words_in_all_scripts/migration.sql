-- The words of a text as lexemes without case, accents, kinds of apostrophes and optional vowel signs. Every symbol and punctuation
-- mark is a word of its own, so that `c++` differs from `c` and "hot, dog" from "hot dog". So is every letter of the scripts without
-- spaces between words that `search_text` knows, so that a phrase of letters matches within a sentence. A mark belongs to its word.
-- PostgreSQL takes quadratic time to normalize combining marks in a row, so a space ends each run of 30. Neither the
-- expansion of compatibility characters nor a long word exceeds the limits of tsvector.
CREATE OR REPLACE FUNCTION normalize_words(original text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE RETURN array_remove(
  string_to_array(
    regexp_replace(
      translate(
        lower(
          unaccent(
            regexp_replace(
              left(
                normalize(
                  regexp_replace(
                    translate(original, '‘’‛′´`ʹʻʼʽˈ', repeat('''', 11)),
                    '([^[:alnum:][:space:][:punct:]]{30})' COLLATE "und-x-icu", '\1 ', 'g'),
                  NFKC),
                16000),
              '[\u00ad\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0640\u064b-\u065f\u0670\u200b-\u200f\u2060-\u2064\ufe00-\ufe0f\U000e0100-\U000e01ef]',
              '', 'g'))
          COLLATE "und-x-icu"),
        E'ς\n\t\u2028\u2029', 'σ    '),
      '([\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]'
        '[^[:alnum:][:space:][:punct:]\u0001-\u02ff\u0e3f\u17db\u2000-\u3098\u309b-\U0010ffff]*'
        '|[^[:alnum:][:space:]_\u0300-\u1fff]|(?!_)[[:punct:]])' COLLATE "und-x-icu", ' \1 ', 'g'),
    ' '),
  '');

-- Posts and comments have the words of their text, which include tags, of their alternative text and of the captions of a meme. A
-- phrase does not continue from one to another, because none contains the separator.
CREATE OR REPLACE FUNCTION set_lexemes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  content text := NEW.text;
BEGIN
  IF NEW.media_id IS NOT NULL THEN
    content := concat_ws(E'\x01', content, (SELECT nullif(alt_text, '') FROM media WHERE media.id = NEW.media_id), (
      SELECT string_agg(caption #>> '{}', E'\x01')
      FROM memes CROSS JOIN LATERAL jsonb_path_query(document, '$.layers[*].text.text') AS caption
      WHERE memes.post_id = NEW.id
    ));
  END IF;
  NEW.lexemes := text_lexemes(content);
  RETURN NEW;
END $$;

-- Existing rows have NULL until a repeated task has computed their lexemes. New columns take less time than an update.
ALTER TABLE posts DROP COLUMN lexemes, ADD COLUMN lexemes tsvector;
ALTER TABLE comments DROP COLUMN lexemes, ADD COLUMN lexemes tsvector;
CREATE OR REPLACE TRIGGER posts_text_changed BEFORE INSERT OR UPDATE OF text, media_id, lexemes ON posts
  FOR EACH ROW EXECUTE FUNCTION set_lexemes();
CREATE OR REPLACE TRIGGER comments_text_changed BEFORE INSERT OR UPDATE OF text, media_id, lexemes ON comments
  FOR EACH ROW EXECUTE FUNCTION set_lexemes();

UPDATE muted_words SET query = muted_words_query(words);
