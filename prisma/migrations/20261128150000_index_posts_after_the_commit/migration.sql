-- Posts whose searchable content has changed. A repeated task of the server indexes them, so that writing a post does not wait for it.
-- Without a foreign key, because a deletion of the post would wait for the task, and the task for the deletion.
CREATE TABLE unindexed_posts (
  post_id uuid PRIMARY KEY
);
