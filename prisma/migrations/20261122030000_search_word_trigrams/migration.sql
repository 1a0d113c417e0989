-- Gives the words of titles that are most similar to a misspelled one without reading them all. GiST and not GIN: only
-- GiST gives rows in the order of their similarity.
CREATE INDEX search_word_trgm_idx ON "search_word" USING gist (word gist_trgm_ops);
