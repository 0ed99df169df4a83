CREATE OR REPLACE FUNCTION index_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_search (member_id, names, vector)
  VALUES (NEW.id, search_text(NEW.username || ' ' || NEW.full_name),
    setweight(to_tsvector('simple', search_text(NEW.username || ' ' || NEW.full_name) || ' ' || lower(NEW.username)), 'A')
    || setweight(to_tsvector('simple', search_text(coalesce(NEW.bio, ''))), 'B'))
  ON CONFLICT (member_id) DO UPDATE SET names = excluded.names, vector = excluded.vector;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER members_inserted_searchable AFTER INSERT ON members FOR EACH ROW EXECUTE FUNCTION index_member();
CREATE OR REPLACE TRIGGER members_edited_searchable AFTER UPDATE OF username, full_name, bio ON members FOR EACH ROW
  WHEN ((OLD.username, OLD.full_name, OLD.bio) IS DISTINCT FROM (NEW.username, NEW.full_name, NEW.bio))
  EXECUTE FUNCTION index_member();

-- Members with a name like the words, which may be misspelled. The thresholds are below those of PostgreSQL, because names are short.
CREATE OR REPLACE FUNCTION similar_members(words text) RETURNS TABLE (member_id uuid, similarity double precision)
LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.4 AS $$
  SELECT member_id, word_similarity(search_text(words), names)::double precision FROM member_search
  WHERE search_text(words) <% names
$$;
