-- The captions of memes are searchable, and `is:meme` finds them.
CREATE OR REPLACE FUNCTION index_posts(ids uuid[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  INSERT INTO post_search (post_id, created_at, vector)
  SELECT posts.id, posts.created_at,
    setweight(to_tsvector('simple', search_text(posts.text)), 'A')
    || setweight(to_tsvector('simple', search_text(coalesce(media.alt_text, ''))), 'B')
    || setweight(to_tsvector('simple', search_text(coalesce((
      SELECT string_agg(caption #>> '{}', ' ')
      FROM memes CROSS JOIN LATERAL jsonb_path_query(document, '$.layers[*].text.text') AS caption
      WHERE memes.post_id = posts.id
    ), ''))), 'B')
    || array_to_tsvector(ARRAY['*', '@' || posts.author_id, 'is:' || coalesce(media.kind::text, 'text')])
    || array_to_tsvector(CASE WHEN posts.is_remixable IS NULL THEN '{}' ELSE ARRAY['is:meme'] END)
    || array_to_tsvector(CASE WHEN posts.group_id IS NULL THEN '{}' ELSE ARRAY['in:' || posts.group_id] END)
    || array_to_tsvector((SELECT coalesce(array_agg('#' || tag), '{}') FROM unnest(posts.tags) AS tag))
  FROM posts LEFT JOIN media ON media.id = posts.media_id
  WHERE posts.id = ANY (ids)
  ON CONFLICT (post_id) DO UPDATE SET vector = excluded.vector;
END $$;

-- All words, phrases and filter lexemes are required, and at least one. Null if there is none. The last word is matched by its
-- prefix unless `weight` restricts the words to those of the text. Text without a word is ignored.
CREATE OR REPLACE FUNCTION search_query(
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
