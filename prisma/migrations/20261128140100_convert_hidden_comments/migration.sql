-- Reading all comments blocks neither reads nor writes, as it would in the migration that adds the column. The trigger shows the
-- placeholders of accounts that were deleted during a suspension. The triggers of counters look at updates of `is_hidden`.
UPDATE comments SET
  hidden_reasons = CASE WHEN is_removed THEN '{removed}' ELSE '{author_suspended}' END::hidden_reason[],
  is_hidden = is_hidden
WHERE (is_hidden OR is_removed) AND hidden_reasons = '{}';
