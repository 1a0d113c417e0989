-- Facets over a whole type are counted ahead: how many products on sale have each combination of facet values. The
-- columns are called as in "product", so that the same conditions are asked of both tables.
CREATE TABLE "facet_count" (
    "id" BIGSERIAL NOT NULL,
    "product_type" "product_type" NOT NULL,
    "manufacturer" TEXT,
    "season" TEXT,
    "use" TEXT,
    "snowflake" BOOLEAN,
    "mud_and_snow" BOOLEAN,
    "protector" TEXT,
    "type_of_tire" TEXT,
    "type_of_wheel" TEXT,
    "material" TEXT,
    "color" TEXT,
    "width" DOUBLE PRECISION,
    "offset" INTEGER,
    "central_bore_diameter" DOUBLE PRECISION,
    "max_load" INTEGER,
    "mounting" TEXT,
    "thickness" DOUBLE PRECISION,
    "hub_bore" DOUBLE PRECISION,
    "thread" TEXT,
    "price_grosze" INTEGER NOT NULL,
    "quantity_in_stock" INTEGER NOT NULL,
    "sold_out" BOOLEAN NOT NULL,
    -- Negative in the row of a change. The rows of a combination add up; fold_facet_counts() makes one of them.
    "products" INTEGER NOT NULL,

    CONSTRAINT "facet_count_pkey" PRIMARY KEY ("id")
);

-- Where the ranges of the price facet begin, in grosze: priceRanges of lib/catalog/results says the same.
CREATE FUNCTION facet_price_steps(type product_type) RETURNS integer[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE type
    WHEN 'Tire' THEN '{0,30000,40000,50000,60000,80000,100000}'::integer[]
    WHEN 'Wheel' THEN '{0,30000,50000,75000,100000,125000}'::integer[]
    WHEN 'Spacer' THEN '{0,10000,12500,15000,17500,20000}'::integer[]
  END;

-- What a product is counted by; null while it is not on sale. Prices and stocks that no facet tells apart are one.
CREATE FUNCTION facet_values(p "product") RETURNS "facet_count"
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN NOT p.in_archive THEN ROW(
    0, p.product_type, p.manufacturer, p.season, p.use, p.snowflake, p.mud_and_snow, p.protector, p.type_of_tire,
    p.type_of_wheel, p.material, p.color, CASE WHEN p.product_type = 'Wheel' THEN p.width END, p."offset",
    p.central_bore_diameter, p.max_load, p.mounting, p.thickness, p.hub_bore, p.thread,
    (facet_price_steps(p.product_type))[width_bucket(p.price_grosze, facet_price_steps(p.product_type))],
    CASE WHEN p.quantity_in_stock >= 4 THEN 4 ELSE least(p.quantity_in_stock, 1) END, p.quantity_in_stock = 0, 1
  )::"facet_count" END;

-- Adds rows and changes none, so that two orders never wait for each other here.
CREATE FUNCTION count_facets(counted "facet_count", change bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF counted.product_type IS NULL THEN RETURN; END IF;
  counted.id := nextval('facet_count_id_seq');
  counted.products := change;
  INSERT INTO facet_count VALUES (counted.*);
END $$;

CREATE FUNCTION count_facets_of_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_facets(counted, products)
    FROM (SELECT facet_values(inserted) AS counted, count(*) AS products FROM inserted GROUP BY 1) AS groups;
  RETURN NULL;
END $$;

CREATE FUNCTION count_facets_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_facets(facet_values(OLD), -1), count_facets(facet_values(NEW), 1);
  RETURN NULL;
END $$;

CREATE TRIGGER product_facets_inserted AFTER INSERT ON "product"
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION count_facets_of_inserted();
-- An order changes the stock, but rarely what a facet says of it.
CREATE TRIGGER product_facets_changed AFTER UPDATE ON "product" FOR EACH ROW
  WHEN (facet_values(OLD) IS DISTINCT FROM facet_values(NEW)) EXECUTE FUNCTION count_facets_of_changed();
CREATE TRIGGER product_facets_deleted AFTER DELETE ON "product" FOR EACH ROW
  WHEN (NOT OLD.in_archive) EXECUTE FUNCTION count_facets_of_changed();

-- Makes one row of the rows of each combination. Readers see the same sums before and after.
CREATE FUNCTION fold_facet_counts() RETURNS void LANGUAGE sql AS $$
  WITH folded AS (DELETE FROM facet_count RETURNING *)
  INSERT INTO facet_count (
    product_type, manufacturer, season, use, snowflake, mud_and_snow, protector, type_of_tire, type_of_wheel, material,
    color, width, "offset", central_bore_diameter, max_load, mounting, thickness, hub_bore, thread, price_grosze,
    quantity_in_stock, sold_out, products)
  SELECT
    product_type, manufacturer, season, use, snowflake, mud_and_snow, protector, type_of_tire, type_of_wheel, material,
    color, width, "offset", central_bore_diameter, max_load, mounting, thickness, hub_bore, thread, price_grosze,
    quantity_in_stock, sold_out, sum(products)
  FROM folded
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22
  HAVING sum(products) <> 0
$$;

SELECT count_facets(counted, products)
  FROM (SELECT facet_values(product) AS counted, count(*) AS products FROM product GROUP BY 1) AS groups;

-- A list goes through the index of its order, and a search through the same, with the titles riding along: it stops
-- where enough is found. Rare words are found by their trigrams, of each type in an index of its own.
DROP INDEX product_list_idx, product_price_idx, product_title_idx, product_stock_idx, product_search_title_idx;
CREATE INDEX product_list_idx ON "product" (product_type, sold_out, price_grosze, id) INCLUDE (search_title)
  WHERE NOT in_archive;
CREATE INDEX product_price_idx ON "product" (product_type, price_grosze, id) INCLUDE (search_title)
  WHERE NOT in_archive;
CREATE INDEX product_title_idx ON "product" (product_type, title, id) INCLUDE (search_title) WHERE NOT in_archive;
CREATE INDEX product_stock_idx ON "product" (product_type, quantity_in_stock, id) INCLUDE (search_title)
  WHERE NOT in_archive;
CREATE INDEX product_tire_words_idx ON "product" USING gin (search_title gin_trgm_ops)
  WHERE NOT in_archive AND product_type = 'Tire';
CREATE INDEX product_wheel_words_idx ON "product" USING gin (search_title gin_trgm_ops)
  WHERE NOT in_archive AND product_type = 'Wheel';
CREATE INDEX product_spacer_words_idx ON "product" USING gin (search_title gin_trgm_ops)
  WHERE NOT in_archive AND product_type = 'Spacer';
