-- What one wheel may carry, kg, as its maker stamps it.
ALTER TABLE "product"
  ADD COLUMN "max_load" INTEGER,
  ADD CONSTRAINT product_max_load CHECK (
    max_load IS NULL OR (product_type = 'Wheel' AND max_load BETWEEN 200 AND 5000));
