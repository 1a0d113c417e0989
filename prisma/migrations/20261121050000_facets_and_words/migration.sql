-- How a spacer is held: with studs of its own, or slipped on under longer ones. The seller says it in the title or in
-- the bolt information, in Polish or English; where neither says it the facet is silent rather than guessed from the
-- thickness, since it decides what bolts are safe.
CREATE FUNCTION spacer_mounting(title text, bolt_info text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN search_key(title) ~ 'przykrec|bolt-? ?on' THEN 'bolt-on'
    WHEN search_key(title) ~ 'nasuwan|slip-? ?on' THEN 'slip-on'
    WHEN search_key(bolt_info) ~ 'przykrec|bolt-? ?on|(szpilk|szpilek).* w komplecie|studs included' THEN 'bolt-on'
    WHEN search_key(bolt_info) ~ 'nasuwan|slip-? ?on|dluzsz|longer' THEN 'slip-on'
  END;

ALTER TABLE "product" ADD COLUMN "mounting" TEXT
  GENERATED ALWAYS AS (CASE WHEN product_type = 'Spacer' THEN spacer_mounting(title, bolt_info) END) STORED;

-- Words of titles, as search_key() leaves them. A word of a question that is none of them was mistyped, and the one
-- that is nearest is what was meant. Words of titles that are gone stay: they find nothing, and harm nothing.
CREATE TABLE "search_word" (
    "word" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "search_word_pkey" PRIMARY KEY ("word")
);

-- In one order, so that two sessions with the same new words wait for each other instead of blocking each other.
CREATE FUNCTION keep_words_of_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_word
    SELECT word FROM (SELECT DISTINCT string_to_table(search_title, ' ') AS word FROM inserted) AS words
    WHERE word ~ '^[a-z\u0400-\u04ff]{3,}$' ORDER BY word
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE FUNCTION keep_words_of_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_word
    SELECT word FROM (SELECT DISTINCT string_to_table(NEW.search_title, ' ') AS word) AS words
    WHERE word ~ '^[a-z\u0400-\u04ff]{3,}$' ORDER BY word
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER product_words_inserted AFTER INSERT ON "product"
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION keep_words_of_inserted();
-- A changed stock or price, the writes of every order, costs nothing here.
CREATE TRIGGER product_words_renamed AFTER UPDATE OF title ON "product"
  FOR EACH ROW WHEN (OLD.title IS DISTINCT FROM NEW.title) EXECUTE FUNCTION keep_words_of_renamed();

INSERT INTO search_word
  SELECT word FROM (SELECT DISTINCT string_to_table(search_title, ' ') AS word FROM product) AS words
  WHERE word ~ '^[a-z\u0400-\u04ff]{3,}$';
