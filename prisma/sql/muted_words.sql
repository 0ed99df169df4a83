-- A text with one of the words or phrases matches. A phrase has at most as many words as characters.
CREATE OR REPLACE FUNCTION muted_words_query(muted text[]) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE RETURN (
  SELECT string_agg('(' || phrase || ')', ' | ') FROM (
    SELECT (SELECT string_agg(quote_lexeme(word), ' <-> ' ORDER BY position)
      FROM unnest((normalize_words(entry))[:50]) WITH ORDINALITY AS normalized (word, position)) AS phrase
    FROM unnest(muted) AS entry
  ) AS phrases
);

CREATE OR REPLACE FUNCTION set_muted_words_query() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.query := muted_words_query(NEW.words);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER muted_words_changed BEFORE INSERT OR UPDATE OF words ON muted_words
  FOR EACH ROW EXECUTE FUNCTION set_muted_words_query();
