-- Trigrams find a part of a title or of a name.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- search_key() decomposes letters, which PostgreSQL does for UTF-8 alone: a database created with another
-- ENCODING must refuse here, not at the first insert.
SELECT normalize('ż', NFKD);

-- What a title or a name is searched by. Whoever searches compares search_key(query) with the stored key.
-- It must give the same key on every server, because it is stored: hence nothing here asks the locale of
-- the database (under C, lower() leaves Ż and Я alone, under Turkish it turns I into a dotless i).
-- From the inside out: compatibility decomposition takes marks off their letters, and the marks are dropped,
-- ASCII is lower-cased, letters that have no decomposition (ł, ø), upper-case Cyrillic and Cyrillic that looks
-- like Latin (Маrк) are translated one by one, then sizes lose the ways in which people write them:
-- 195 / 80 R 15, 5×139,7, 31x10.50 R15.
CREATE FUNCTION search_key(source text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    replace(replace(replace(replace(
      translate(
        lower(
          regexp_replace(normalize(source, NFKD), '[\u0300-\u036f\u200b-\u200d\ufeff]', '', 'g') COLLATE "C"
        ),
        'ŁłĐđÐðØøĦħŦŧıÆŒ×−–—‐'
          || 'АВЕКМНОРСТУХІЅЈавекмнорстухіѕј'
          || 'БГДЖЗИЛПФЦЧШЩЪЫЬЭЮЯЄҐЂЋЏ',
        'llddddoohhttiæœx----'
          || 'abekmhopctyxisjabekmhopctyxisj'
          || 'бгджзилпфцчшщъыьэюяєґђћџ'
      ),
      'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    '(?<=[0-9]),(?=[0-9])', '.', 'g'),
    '(\.[0-9]*[1-9])0+(?![0-9])', '\1', 'g'),
    '(?<=[0-9])\.0+(?![0-9])', '', 'g'),
    '(?<=[0-9])\s*([/x])\s*(?=[0-9])', '\1', 'g'),
    '(?<=[0-9])\s*r\s*(?=[0-9])', 'r', 'g'),
    '\s+', ' ', 'g'));

-- CreateEnum
CREATE TYPE "product_type" AS ENUM ('Tire', 'Wheel', 'Spacer');

-- CreateTable
CREATE TABLE "product" (
    "id" SERIAL NOT NULL,
    "product_type" "product_type" NOT NULL,
    "title" TEXT COLLATE "pl-x-icu" NOT NULL,
    "url" TEXT NOT NULL DEFAULT '',
    "urls" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "price_grosze" INTEGER NOT NULL,
    "quantity_in_stock" INTEGER NOT NULL,
    "in_archive" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "width" DOUBLE PRECISION,
    "profile" DOUBLE PRECISION,
    "diameter" DOUBLE PRECISION,
    "manufacturer" TEXT,
    "type_of_tire" TEXT,
    "ic_vc" TEXT,
    "season" TEXT,
    "protector" TEXT,
    "inf" TEXT,
    "load_index" INTEGER,
    "speed_index" TEXT,
    "retread" BOOLEAN,
    "type_of_wheel" TEXT,
    "bolt_pattern" TEXT,
    "central_bore_diameter" DOUBLE PRECISION,
    "offset" INTEGER,
    "color" TEXT,
    "material" TEXT,
    "bolt_info" TEXT,
    "thickness" DOUBLE PRECISION,
    "sold_out" BOOLEAN GENERATED ALWAYS AS (quantity_in_stock = 0) STORED,
    "search_title" TEXT COLLATE "C" GENERATED ALWAYS AS (search_key(title)) STORED,

    CONSTRAINT "product_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cart_item" (
    "id" SERIAL NOT NULL,
    "user_id" TEXT NOT NULL,
    "product_id" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cart_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shop_order" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "order_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "status" TEXT NOT NULL DEFAULT 'Pending',
    "customer_type" TEXT NOT NULL,
    "first_and_last_name" TEXT,
    "company_name" TEXT,
    "unn" TEXT,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "post_code" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "type_of_delivery" TEXT NOT NULL,
    "type_of_payment" TEXT NOT NULL,
    "total_grosze" BIGINT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'pl',
    "privacy_consent_at" TIMESTAMPTZ(3),
    "commercial_consent_at" TIMESTAMPTZ(3),
    "search_name" TEXT COLLATE "C"
      GENERATED ALWAYS AS (search_key(coalesce(company_name, '') || ' ' || coalesce(first_and_last_name, ''))) STORED,

    CONSTRAINT "shop_order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_line" (
    "id" SERIAL NOT NULL,
    "order_id" TEXT NOT NULL,
    "product_id" INTEGER NOT NULL,
    "product_type" "product_type" NOT NULL,
    "title" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "price_grosze" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "order_line_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_status_change" (
    "id" SERIAL NOT NULL,
    "order_id" TEXT NOT NULL,
    "from_status" TEXT,
    "to_status" TEXT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_by" TEXT NOT NULL,

    CONSTRAINT "order_status_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "news" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "url" TEXT NOT NULL DEFAULT '',
    "url_video" TEXT NOT NULL DEFAULT '',
    "created_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "news_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "user_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" BIGSERIAL NOT NULL,
    "topic" TEXT NOT NULL,
    "event_key" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "taken_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "cart_item_product_id_idx" ON "cart_item"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "cart_item_user_id_product_id_key" ON "cart_item"("user_id", "product_id");

-- CreateIndex
CREATE INDEX "shop_order_user_id_order_date_id_idx" ON "shop_order"("user_id", "order_date" DESC, "id");

-- CreateIndex
CREATE INDEX "shop_order_order_date_id_idx" ON "shop_order"("order_date" DESC, "id");

-- CreateIndex
CREATE INDEX "shop_order_status_order_date_id_idx" ON "shop_order"("status", "order_date" DESC, "id");

-- CreateIndex
CREATE INDEX "shop_order_search_name_idx" ON "shop_order" USING GIN ("search_name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "shop_order_id_trgm_idx" ON "shop_order" USING GIN ("id" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "order_line_product_id_idx" ON "order_line"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_line_order_id_product_id_key" ON "order_line"("order_id", "product_id");

-- CreateIndex
CREATE INDEX "order_status_change_order_id_id_idx" ON "order_status_change"("order_id", "id");

-- CreateIndex
CREATE INDEX "news_created_date_id_idx" ON "news"("created_date" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_event_key_key" ON "outbox"("event_key");

-- AddForeignKey
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "shop_order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_status_change" ADD CONSTRAINT "order_status_change_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "shop_order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What may stand in a row. Code checks it first and words it for people, this holds when code is wrong.

ALTER TABLE "product"
  ADD CONSTRAINT product_title_not_blank CHECK (title ~ '\S'),
  ADD CONSTRAINT product_urls_without_null CHECK (array_position(urls, NULL) IS NULL),
  ADD CONSTRAINT product_price_positive CHECK (price_grosze > 0),
  ADD CONSTRAINT product_stock_not_negative CHECK (quantity_in_stock >= 0),
  -- NaN is greater than every number, so the upper bound keeps it out as well.
  ADD CONSTRAINT product_dimensions_positive CHECK (
    (width > 0 AND width < 'Infinity') IS NOT FALSE
    AND (profile > 0 AND profile < 'Infinity') IS NOT FALSE
    AND (diameter > 0 AND diameter < 'Infinity') IS NOT FALSE
    AND (central_bore_diameter > 0 AND central_bore_diameter < 'Infinity') IS NOT FALSE
    AND (thickness > 0 AND thickness < 'Infinity') IS NOT FALSE),
  ADD CONSTRAINT product_bolt_pattern_written CHECK (bolt_pattern ~ '^[0-9]{1,2}x[0-9]+(\.[0-9]+)?$'),
  ADD CONSTRAINT product_type_of_tire_known CHECK (type_of_tire IN ('passenger', 'truck', '4X4')),
  ADD CONSTRAINT product_season_known CHECK (season IN ('summer', 'winter', 'allseason')),
  ADD CONSTRAINT product_ic_vc_written CHECK (ic_vc ~ '^[0-9A-Za-z]{3,10}$'),
  ADD CONSTRAINT product_load_index_positive CHECK (load_index > 0),
  ADD CONSTRAINT product_columns_of_its_type CHECK (
    CASE product_type
      WHEN 'Tire' THEN
        num_nulls(width, profile, diameter, type_of_tire, season, ic_vc) = 0
        AND num_nonnulls(type_of_wheel, bolt_pattern, central_bore_diameter, "offset", color, material) = 0
        AND num_nonnulls(bolt_info, thickness) = 0
      WHEN 'Wheel' THEN
        num_nulls(diameter, width, bolt_pattern, central_bore_diameter) = 0
        AND num_nonnulls(profile, manufacturer, type_of_tire, ic_vc, season, protector, inf) = 0
        AND num_nonnulls(load_index, speed_index, retread) = 0
        AND num_nonnulls(bolt_info, thickness) = 0
      WHEN 'Spacer' THEN
        num_nulls(bolt_pattern, thickness) = 0
        AND num_nonnulls(width, profile, diameter, manufacturer, type_of_tire, ic_vc, season, protector) = 0
        AND num_nonnulls(inf, load_index, speed_index, retread) = 0
        AND num_nonnulls(type_of_wheel, central_bore_diameter, "offset", color, material) = 0
    END);

ALTER TABLE "cart_item"
  ADD CONSTRAINT cart_item_quantity_in_range CHECK (quantity BETWEEN 1 AND 10);

ALTER TABLE "shop_order"
  ADD CONSTRAINT shop_order_total_positive CHECK (total_grosze > 0),
  ADD CONSTRAINT shop_order_status_known
    CHECK (status IN ('Pending', 'In Processing', 'Sent', 'Delivered', 'Canceled')),
  ADD CONSTRAINT shop_order_customer_named CHECK (
    CASE customer_type
      WHEN 'company' THEN coalesce(company_name ~ '\S', false)
      WHEN 'private_person' THEN coalesce(first_and_last_name ~ '\S', false)
      ELSE false
    END),
  ADD CONSTRAINT shop_order_delivery_known CHECK (
    type_of_delivery IN ('delivery_with_assembly', 'shipping_to_customer', 'shipping_to_another_address')),
  ADD CONSTRAINT shop_order_payment_known
    CHECK (type_of_payment IN ('payment_at_delivery', 'bank_transfer', 'paypal')),
  ADD CONSTRAINT shop_order_locale_known CHECK (locale IN ('pl', 'en', 'ru'));

ALTER TABLE "order_line"
  ADD CONSTRAINT order_line_title_not_blank CHECK (title ~ '\S'),
  ADD CONSTRAINT order_line_price_positive CHECK (price_grosze > 0),
  ADD CONSTRAINT order_line_quantity_in_range CHECK (quantity BETWEEN 1 AND 10);

ALTER TABLE "order_status_change"
  ADD CONSTRAINT order_status_change_from_known
    CHECK (from_status IN ('Pending', 'In Processing', 'Sent', 'Delivered', 'Canceled')),
  ADD CONSTRAINT order_status_change_to_known
    CHECK (to_status IN ('Pending', 'In Processing', 'Sent', 'Delivered', 'Canceled'));

ALTER TABLE "news"
  ADD CONSTRAINT news_title_not_blank CHECK (title ~ '\S');

-- Every public list is of one type, shows what is on sale, and is read in an order that an index already has.

-- In stock first, then cheapest, then id: the order of a list that asks for none.
CREATE INDEX product_list_idx ON "product" (product_type, sold_out, price_grosze, id) WHERE NOT in_archive;
-- sort=price forwards, sort=-price backwards: its ties are then by id descending.
CREATE INDEX product_price_idx ON "product" (product_type, price_grosze, id) WHERE NOT in_archive;
CREATE INDEX product_title_idx ON "product" (product_type, title, id) WHERE NOT in_archive;
-- sort=-stock reads it backwards.
CREATE INDEX product_stock_idx ON "product" (product_type, quantity_in_stock, id) WHERE NOT in_archive;

-- The finders: the leading columns also give the option lists (the widths, the profiles of a width, …).
CREATE INDEX product_tire_finder_idx
  ON "product" (product_type, width, profile, diameter, sold_out, price_grosze, id) WHERE NOT in_archive;
CREATE INDEX product_tread_idx ON "product" (product_type, width, profile, diameter, protector)
  WHERE NOT in_archive AND protector IS NOT NULL;
CREATE INDEX product_wheel_finder_idx
  ON "product" (product_type, diameter, bolt_pattern, width, central_bore_diameter, sold_out, price_grosze, id)
  WHERE NOT in_archive;
CREATE INDEX product_spacer_finder_idx
  ON "product" (product_type, bolt_pattern, thickness, sold_out, price_grosze, id) WHERE NOT in_archive;

CREATE INDEX product_search_title_idx ON "product" USING gin (search_title gin_trgm_ops) WHERE NOT in_archive;

CREATE INDEX outbox_untaken_idx ON "outbox" (id) WHERE taken_at IS NULL;
