-- What one piece weighs with its packaging, kg.
ALTER TABLE "product"
  ADD COLUMN "weight" DOUBLE PRECISION,
  ADD CONSTRAINT product_weight CHECK (weight IS NULL OR (weight > 0 AND weight <= 500));

-- What was charged for the delivery, in the total, and by whom the goods travel. The name is null where the shop had no
-- price of its own when the order was placed.
ALTER TABLE "shop_order"
  ADD COLUMN "delivery_grosze" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "delivery_name" TEXT,
  ADD CONSTRAINT shop_order_delivery_in_total CHECK (delivery_grosze BETWEEN 0 AND total_grosze),
  ADD CONSTRAINT shop_order_delivery_named CHECK (
    (delivery_grosze = 0 OR delivery_name IS NOT NULL) AND delivery_name ~ '\S' AND length(delivery_name) <= 60);

-- The price table as a whole: its version, and what a piece weighs where the product does not say it.
CREATE TABLE "delivery_table" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" INTEGER NOT NULL DEFAULT 1,
    "tire_grams" INTEGER,
    "wheel_grams" INTEGER,
    "spacer_grams" INTEGER,

    CONSTRAINT "delivery_table_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "delivery_table_is_one" CHECK (id = 1),
    CONSTRAINT "delivery_table_grams" CHECK (
      tire_grams BETWEEN 1 AND 500000 AND wheel_grams BETWEEN 1 AND 500000 AND spacer_grams BETWEEN 1 AND 500000)
);
INSERT INTO "delivery_table" DEFAULT VALUES;

-- Whether no number is smaller than the one before it, or strictly: whether each is greater.
CREATE FUNCTION "is_rising"(numbers INTEGER[], strictly BOOLEAN) RETURNS BOOLEAN IMMUTABLE LANGUAGE sql AS $$
  SELECT NOT EXISTS (
    SELECT FROM generate_series(2, cardinality(numbers)) AS place
    WHERE numbers[place] < numbers[place - 1] OR (strictly AND numbers[place] = numbers[place - 1]))
$$;

CREATE TABLE "delivery_rate" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "basis" TEXT NOT NULL,
    -- Of an order or a piece; a rate by weight has steps.
    "price_grosze" INTEGER,
    "free_from_grosze" INTEGER,
    -- A step ends with its weight and begins after the one before it, so that no two overlap.
    "step_grams" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
    "step_grosze" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],

    CONSTRAINT "delivery_rate_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "delivery_rate_name" CHECK (name ~ '\S' AND length(name) <= 60),
    CONSTRAINT "delivery_rate_method_known" CHECK (method IN ('shipping', 'installation')),
    CONSTRAINT "delivery_rate_basis_known" CHECK (basis IN ('order', 'piece', 'weight')),
    CONSTRAINT "delivery_rate_price" CHECK (price_grosze BETWEEN 0 AND 10000000),
    CONSTRAINT "delivery_rate_priced_by_basis" CHECK (
      (basis = 'weight') = (price_grosze IS NULL) AND (basis = 'weight') = (cardinality(step_grams) > 0)),
    CONSTRAINT "delivery_rate_free_from" CHECK (free_from_grosze > 0),
    CONSTRAINT "delivery_rate_steps" CHECK (
      cardinality(step_grams) = cardinality(step_grosze) AND cardinality(step_grams) <= 20
      AND array_position(step_grams, NULL) IS NULL AND array_position(step_grosze, NULL) IS NULL
      AND 1 <= ALL (step_grams) AND 0 <= ALL (step_grosze)
      AND is_rising(step_grams, true) AND is_rising(step_grosze, false))
);
CREATE UNIQUE INDEX "delivery_rate_id_method_key" ON "delivery_rate" ("id", "method");

-- Where a rate counts: one rate for a method and a country.
CREATE TABLE "delivery_rate_country" (
    "rate_id" INTEGER NOT NULL,
    "method" TEXT NOT NULL,
    "country" TEXT NOT NULL,

    CONSTRAINT "delivery_rate_country_pkey" PRIMARY KEY ("method", "country"),
    CONSTRAINT "delivery_rate_country_rate_id_method_fkey" FOREIGN KEY ("rate_id", "method")
      REFERENCES "delivery_rate" ("id", "method") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "delivery_rate_country_code" CHECK (country ~ '^[A-Z]{2}$')
);

-- An entry of the audit may be about the delivery prices.
ALTER TABLE "audit_entry"
    DROP CONSTRAINT "audit_entry_subject_type_check",
    ADD CONSTRAINT "audit_entry_subject_type_check"
        CHECK ("subject_type" IN ('order', 'product', 'news', 'mail', 'import', 'account', 'safety', 'vehicle',
            'withdrawal', 'return', 'delivery', 'invoice', 'complaint', 'staff'));
