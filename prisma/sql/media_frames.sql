-- Finds the frames that have a band of a probe and a hash near to that of the probe. Probes are read in their order. Frequent bands, as of a
-- popular template, are not read completely: a bitmap scan would read all their rows, but an index scan stops at the limit.
CREATE OR REPLACE FUNCTION find_similar_frames(bands integer[], band_values bigint[], variants integer[], hashes bigint[], max_distance integer)
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
