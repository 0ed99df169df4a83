-- The words of a text as lexemes without case, accents, kinds of apostrophes and optional vowel signs. Every symbol and punctuation
-- mark is a word of its own, so that `c++` differs from `c` and "hot, dog" from "hot dog". A mark belongs to its word.
-- PostgreSQL takes quadratic time to normalize combining marks in a row, so a space ends each run of 30. Neither the
-- expansion of compatibility characters nor a long word exceeds the limits of tsvector.
CREATE FUNCTION normalize_words(original text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE RETURN array_remove(
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
                10000),
              '[\u00ad\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0640\u064b-\u065f\u0670\u200b-\u200f\u2060-\u2064\ufe00-\ufe0f]', '', 'g'))
          COLLATE "und-x-icu"),
        E'ς\n\t\u2028\u2029', 'σ    '),
      '([^[:alnum:][:space:]_\u0300-\u1fff]|(?!_)[[:punct:]])' COLLATE "und-x-icu", ' \1 ', 'g'),
    ' '),
  '');

CREATE FUNCTION quote_lexeme(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  '''' || replace(replace(left(word, 500), '\', '\\'), '''', '''''') || '''';

CREATE FUNCTION text_lexemes(original text) RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE RETURN (
  SELECT coalesce(string_agg(quote_lexeme(word) || ':' || position, ' '), '')::tsvector
  FROM unnest(normalize_words(original)) WITH ORDINALITY AS normalized (word, position)
);

-- A text with one of the words or phrases matches. A phrase has at most as many words as characters.
CREATE FUNCTION muted_words_query(muted text[]) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE RETURN (
  SELECT string_agg('(' || phrase || ')', ' | ') FROM (
    SELECT (SELECT string_agg(quote_lexeme(word), ' <-> ' ORDER BY position)
      FROM unnest((normalize_words(entry))[:50]) WITH ORDINALITY AS normalized (word, position)) AS phrase
    FROM unnest(muted) AS entry
  ) AS phrases
);

CREATE FUNCTION set_muted_words_query() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.query := muted_words_query(NEW.words);
  RETURN NEW;
END $$;

-- The query is text, because PostgreSQL stores no tsquery over 8 kB. Processes of the previous version read `pattern`.
ALTER TABLE muted_words ADD COLUMN query text, ALTER COLUMN pattern DROP NOT NULL;
CREATE TRIGGER muted_words_changed BEFORE INSERT OR UPDATE OF words ON muted_words
  FOR EACH ROW EXECUTE FUNCTION set_muted_words_query();

-- Earlier versions accepted longer words. The first words within the limits stay, each as it was.
WITH kept AS (
  SELECT member_id, array_agg(word ORDER BY position) FILTER (WHERE total <= 2000) AS words
  FROM (
    SELECT member_id, word, position, sum(char_length(word)) OVER (PARTITION BY member_id ORDER BY position) AS total
    FROM muted_words CROSS JOIN unnest(words) WITH ORDINALITY AS entry (word, position)
    WHERE char_length(word) <= 50
  ) AS short
  GROUP BY member_id
), removed AS (
  DELETE FROM muted_words WHERE member_id NOT IN (SELECT member_id FROM kept)
)
UPDATE muted_words SET words = kept.words, pattern = CASE WHEN kept.words = muted_words.words THEN pattern END
FROM kept WHERE kept.member_id = muted_words.member_id;

-- Existing rows have NULL: queries compute their lexemes.
CREATE FUNCTION set_lexemes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.lexemes := text_lexemes(NEW.text);
  RETURN NEW;
END $$;
ALTER TABLE posts ADD COLUMN lexemes tsvector;
CREATE TRIGGER posts_text_changed BEFORE INSERT OR UPDATE OF text ON posts FOR EACH ROW EXECUTE FUNCTION set_lexemes();
ALTER TABLE comments ADD COLUMN lexemes tsvector;
CREATE TRIGGER comments_text_changed BEFORE INSERT OR UPDATE OF text ON comments FOR EACH ROW EXECUTE FUNCTION set_lexemes();
