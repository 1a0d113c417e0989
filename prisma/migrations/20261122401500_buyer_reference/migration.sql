-- The number that a company's own books give the order. It stands on the order's papers, and finds it.
ALTER TABLE "shop_order"
  ADD COLUMN "buyer_reference" TEXT,
  ADD CONSTRAINT shop_order_buyer_reference CHECK (
    buyer_reference IS NULL
    OR (customer_type = 'company' AND buyer_reference ~ '\S' AND char_length(buyer_reference) <= 50));

CREATE INDEX shop_order_buyer_reference_idx ON "shop_order" USING GIN (search_key(buyer_reference) gin_trgm_ops)
  WHERE buyer_reference IS NOT NULL;
