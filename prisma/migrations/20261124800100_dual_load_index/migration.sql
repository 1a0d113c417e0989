-- The load index of an LT tire in twin mounting: 120 of 123/120Q. Twins carry less each, so it is never above the single one.
ALTER TABLE "product"
  ADD COLUMN "load_index_dual" INTEGER,
  ADD CONSTRAINT product_load_index_dual CHECK (
    load_index_dual IS NULL
    OR (product_type = 'Tire' AND load_index IS NOT NULL AND load_index_dual BETWEEN 1 AND load_index));
