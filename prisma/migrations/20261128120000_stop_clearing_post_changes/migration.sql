-- Nothing reads the authors of `post_changes` once the next migration has replaced the table. Each of these four migrations locks
-- either members or posts, so that it cannot wait for a transaction that waits for it.
DROP TRIGGER IF EXISTS members_deleted_from_lists ON members;
DROP FUNCTION IF EXISTS clear_author_of_post_changes();
