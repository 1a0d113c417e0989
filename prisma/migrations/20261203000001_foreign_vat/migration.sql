-- A line that is sold to a private buyer in another country of the EU may have the rate of that country.
ALTER TABLE "order_line"
  DROP CONSTRAINT order_line_vat_rate,
  ADD CONSTRAINT order_line_vat_rate CHECK (vat_rate BETWEEN 0 AND 50);
