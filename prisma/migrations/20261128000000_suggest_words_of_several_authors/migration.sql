-- Suggestions were words of single authors. The next run of the task fills the table again, within ten minutes.
DELETE FROM search_words;
