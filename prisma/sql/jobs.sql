-- Moves the jobs of earlier versions: waiting mails, and what pg-boss has not finished. Every process calls the function when it
-- starts, because processes of the previous version add jobs until they end. A job that one of them runs can run twice, as
-- after the end of a process. Finished jobs of pg-boss contain ids of members and are deleted.
CREATE OR REPLACE FUNCTION move_jobs_of_earlier_versions() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH moved AS (DELETE FROM queued_mails RETURNING *)
  INSERT INTO jobs (id, queue, data, attempts, run_at)
  SELECT id, 'mails', jsonb_build_object('sealed', translate(encode(sealed, 'base64'), E'\n', '')), tries, next_try_at
  FROM moved;

  IF to_regclass('pgboss.job') IS NULL THEN RETURN; END IF;

  WITH moved AS (DELETE FROM pgboss.job RETURNING *)
  INSERT INTO jobs (id, queue, member_id, host, priority, data, attempts, run_at)
  SELECT id, 'pushes', nullif(data->>'memberId', '')::uuid, data->>'host', 0,
    jsonb_build_object('subscriptionId', data->'subscriptionId', 'notificationId', data->'notificationId'),
    coalesce((data->>'failures')::integer, 0), start_after
  FROM moved WHERE name = 'pushes' AND state IN ('created', 'retry', 'active')
  UNION ALL
  -- A job of the second queue has failed four times and only its last step is left.
  SELECT id, 'videos', (data->>'ownerId')::uuid, NULL, CASE data->>'task' WHEN 'webm' THEN 0 ELSE 1 END,
    jsonb_build_object('mediaId', data->'mediaId', 'task', coalesce(data->>'task', 'forms')),
    CASE WHEN name = 'failed-videos' THEN 4 WHEN started_on IS NULL THEN 0 ELSE retry_count + 1 END, start_after
  FROM moved WHERE name IN ('videos', 'failed-videos') AND state IN ('created', 'retry', 'active');

  DELETE FROM pgboss.archive;
END
$$;
