-- What the shop pays for a piece, net; null where nobody said it. A line keeps the one of the day on which it was sold.
ALTER TABLE "product"
  ADD COLUMN "cost_grosze" INTEGER,
  ADD CONSTRAINT product_cost CHECK (cost_grosze > 0);
ALTER TABLE "order_line"
  ADD COLUMN "cost_grosze" INTEGER,
  ADD CONSTRAINT order_line_cost CHECK (cost_grosze > 0);

-- Reports ask for refunds and returned goods by their days.
CREATE INDEX "refund_refunded_at_idx" ON "refund" ("refunded_at") WHERE refunded_at IS NOT NULL;
CREATE INDEX "withdrawal_goods_back_at_idx" ON "withdrawal" ("goods_back_at") WHERE goods_back_at IS NOT NULL;
