-- How a spacer is held is chosen when it is entered, because it decides which bolts are safe. What the titles and bolt
-- texts said until now stays in the rows.
ALTER TABLE "product" ALTER COLUMN "mounting" DROP EXPRESSION;
DROP FUNCTION spacer_mounting(text, text);

ALTER TABLE "product"
  ADD CONSTRAINT product_mounting CHECK (
    mounting IS NULL OR (product_type = 'Spacer' AND mounting IN ('bolt-on', 'slip-on')));
