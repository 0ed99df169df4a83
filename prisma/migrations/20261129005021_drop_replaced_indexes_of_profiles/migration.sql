DROP INDEX comments_of_author, reactions_of_member;
