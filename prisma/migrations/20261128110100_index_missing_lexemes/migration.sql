-- Building the indexes blocks no reads, as it would in the migration that adds the columns.
CREATE INDEX posts_without_lexemes ON posts (id) WHERE lexemes IS NULL;
CREATE INDEX comments_without_lexemes ON comments (id) WHERE lexemes IS NULL;
