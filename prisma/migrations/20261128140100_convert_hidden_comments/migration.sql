-- Reading all comments blocks neither reads nor writes, as it would in the migration that adds the column. The trigger shows the
-- placeholders of accounts that were deleted during a suspension.
UPDATE comments SET hidden_reasons = CASE WHEN is_removed THEN '{removed}' ELSE '{author_suspended}' END::hidden_reason[]
WHERE (is_hidden OR is_removed) AND hidden_reasons = '{}';
