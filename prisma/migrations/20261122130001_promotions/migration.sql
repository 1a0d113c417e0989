-- What a running promotion shows beside the price: the lowest price of the 30 days before it, and its end.
ALTER TABLE "product"
  ADD COLUMN "lowest_price_grosze" INTEGER,
  ADD COLUMN "promotion_until" TIMESTAMPTZ(3),
  ADD CONSTRAINT product_promotion CHECK (
    (lowest_price_grosze IS NULL) = (promotion_until IS NULL) AND lowest_price_grosze > 0);

CREATE TABLE "promotion" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "price_grosze" INTEGER NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "regular_grosze" INTEGER,
    "ended_at" TIMESTAMPTZ(3),
    "planned_by" TEXT NOT NULL,
    "planned_by_name" TEXT NOT NULL,

    CONSTRAINT "promotion_pkey" PRIMARY KEY ("id"),
    CONSTRAINT promotion_price CHECK (price_grosze > 0 AND (regular_grosze IS NULL OR regular_grosze > price_grosze)),
    CONSTRAINT promotion_period CHECK (ends_at > starts_at)
);
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_product_id_fkey"
  FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- One promotion of a product is planned or running.
CREATE UNIQUE INDEX promotion_open ON "promotion" ("product_id") WHERE ended_at IS NULL;
CREATE INDEX "promotion_product_id_idx" ON "promotion" ("product_id");
