-- A list for a car leaves out what the judgment says no of: by load, speed, threads and lips too, not only by dimensions.
-- PostgreSQL writes the product table and its indexes anew once, for all generated columns together: at a million products
-- that takes minutes, in which the table is locked.
SET LOCAL maintenance_work_mem = '256MB';

-- mm, of a thread as people write it; null of any other text. parseThread of lib/fitment/measures/threads.ts reads the same.
CREATE FUNCTION stud_mm(thread text) RETURNS double precision
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE
    WHEN thread ~ '^\s*[MmМм]? ?\d{1,2} ?[xX×хХ*] ?\d([.,]\d{1,2})?\s*$' THEN
      CASE WHEN replace(substring(thread FROM '(\d([.,]\d{1,2})?)\s*$'), ',', '.')::numeric BETWEEN 0.75 AND 3
          AND substring(thread FROM '\d+')::integer BETWEEN 8 AND 24
        THEN substring(thread FROM '\d+')::double precision
      END
    WHEN thread ~ '^\s*\d{1,2}/\d{1,2}["”″]? ?[-xX×хХ ] ?\d{2} ?([Uu][Nn][CcFf])?\s*$' THEN
      substring(thread FROM '\d+')::double precision
        / nullif(substring(thread FROM '/(\d+)')::double precision, 0) * 25.4
  END;

-- One number for each combination of what the facets of tires tell apart, the same for a product and for its row in
-- "facet_count". hash_record_extended gives the same in every version: hash partitions rest on it.
CREATE FUNCTION tire_facet_key(
  manufacturer text, season text, use text, snowflake boolean, mud_and_snow boolean, protector text, type_of_tire text,
  price_grosze integer, quantity_in_stock integer
) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN hash_record_extended(ROW(
    manufacturer, season, use, snowflake, mud_and_snow, protector, type_of_tire,
    width_bucket(price_grosze, facet_price_steps('Tire')), CASE WHEN quantity_in_stock >= 4 THEN 4 ELSE least(quantity_in_stock, 1) END
  ), 0);

-- Catalogs round circles that are round in inches; parseBoltPattern of lib/catalog/product/rules.ts does the same.
UPDATE "product" SET bolt_pattern = split_part(bolt_pattern, 'x', 1) || 'x' || circle
FROM unnest(ARRAY[114.3, 120.65, 127, 139.7, 165.1]) AS circle
WHERE abs(split_part(bolt_pattern, 'x', 2)::numeric - circle) BETWEEN 0.001 AND 0.349;
UPDATE "vehicle" SET bolt_pattern = split_part(bolt_pattern, 'x', 1) || 'x' || circle
FROM unnest(ARRAY[114.3, 120.65, 127, 139.7, 165.1]) AS circle
WHERE abs(split_part(bolt_pattern, 'x', 2)::numeric - circle) BETWEEN 0.001 AND 0.349;

-- PostgreSQL writes no table anew whose rows a function takes: the function is made again below, as it was.
DROP TRIGGER product_facets_changed ON "product";
DROP FUNCTION facet_values("product");
-- The index by overall diameter is no longer needed; the others are made again below, with more columns.
DROP INDEX product_overall_diameter_idx, product_list_idx, product_wheel_hub_idx, product_spacer_results_idx;

-- In one statement: a server of the former release finds the diameter whenever it asks. PostgreSQL 15 cannot change the
-- expression of a generated column.
ALTER TABLE "product"
  DROP COLUMN "overall_diameter",
  -- A flotation size for cars and light trucks is half an inch smaller than its name says: lib/drawing/dimensions.ts
  -- computes the same.
  ADD COLUMN "overall_diameter" DOUBLE PRECISION GENERATED ALWAYS AS (
    CASE WHEN product_type = 'Tire' THEN
      CASE
        WHEN width >= 27 AND width <= 40 THEN (width - 0.5) * 25.4
        WHEN width < 100 THEN width * 25.4
        ELSE diameter * 25.4 + 2 * (width * profile / 100)
      END
    END
  ) STORED,
  -- As far as the symbol of a tire goes: lib/drawing/dimensions.ts knows the same symbols.
  ADD COLUMN "speed_kmh" INTEGER GENERATED ALWAYS AS (
    CASE upper(btrim(speed_index))
      WHEN 'A8' THEN 40 WHEN 'B' THEN 50 WHEN 'C' THEN 60 WHEN 'D' THEN 65 WHEN 'E' THEN 70 WHEN 'F' THEN 80
      WHEN 'G' THEN 90 WHEN 'J' THEN 100 WHEN 'K' THEN 110 WHEN 'L' THEN 120 WHEN 'M' THEN 130 WHEN 'N' THEN 140
      WHEN 'P' THEN 150 WHEN 'Q' THEN 160 WHEN 'R' THEN 170 WHEN 'S' THEN 180 WHEN 'T' THEN 190 WHEN 'U' THEN 200
      WHEN 'H' THEN 210 WHEN 'V' THEN 240 WHEN 'W' THEN 270 WHEN 'Y' THEN 300
    END
  ) STORED,
  -- The studs for which the holes of a wheel or a spacer are made.
  ADD COLUMN "stud_mm" DOUBLE PRECISION GENERATED ALWAYS AS (
    stud_mm(CASE product_type WHEN 'Wheel' THEN drilled_for WHEN 'Spacer' THEN thread END)
  ) STORED,
  ADD COLUMN "facet_key" BIGINT GENERATED ALWAYS AS (
    CASE WHEN product_type = 'Tire' THEN tire_facet_key(
      manufacturer, season, use, snowflake, mud_and_snow, protector, type_of_tire, price_grosze, quantity_in_stock
    ) END
  ) STORED;

CREATE FUNCTION facet_values(p "product") RETURNS "facet_count"
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN NOT p.in_archive THEN ROW(
    0, p.product_type, p.manufacturer, p.season, p.use, p.snowflake, p.mud_and_snow, p.protector, p.type_of_tire,
    p.type_of_wheel, p.material, p.color, CASE WHEN p.product_type = 'Wheel' THEN p.width END, p."offset",
    p.central_bore_diameter, p.max_load, p.mounting, p.thickness, p.hub_bore, p.thread,
    (facet_price_steps(p.product_type))[width_bucket(p.price_grosze, facet_price_steps(p.product_type))],
    CASE WHEN p.quantity_in_stock >= 4 THEN 4 ELSE least(p.quantity_in_stock, 1) END, p.quantity_in_stock = 0, 1
  )::"facet_count" END;
CREATE TRIGGER product_facets_changed AFTER UPDATE ON "product" FOR EACH ROW
  WHEN (facet_values(OLD) IS DISTINCT FROM facet_values(NEW)) EXECUTE FUNCTION count_facets_of_changed();

-- The facets of a car's tires are counted combination by combination, along one index without the texts.
CREATE INDEX product_tire_car_idx ON "product" (facet_key, overall_diameter)
  INCLUDE (diameter, load_index, speed_kmh, snowflake, mud_and_snow) WHERE NOT in_archive AND product_type = 'Tire';
-- The list goes along its order until a page is full, which is far where a car needs a high load index: with what a car asks
-- of tires riding along, as the titles do.
CREATE INDEX product_list_idx ON "product" (product_type, sold_out, price_grosze, id)
  INCLUDE (search_title, overall_diameter, diameter, load_index, speed_kmh, snowflake, mud_and_snow)
  WHERE NOT in_archive;
-- An index alone answers only for rows that are marked as visible to all: an import of a twentieth of the catalog must not
-- wait for the usual fifth to change before they are marked again.
ALTER TABLE "product" SET (autovacuum_vacuum_scale_factor = 0.02);
-- With what a car asks of wheels and spacers.
CREATE INDEX product_wheel_hub_idx ON "product" (bolt_pattern, sold_out, price_grosze, id)
  INCLUDE (width, central_bore_diameter, "offset", max_load, type_of_wheel, material, color, quantity_in_stock, diameter,
    stud_mm)
  WHERE NOT in_archive AND product_type = 'Wheel';
CREATE INDEX product_spacer_results_idx ON "product" (bolt_pattern, sold_out, price_grosze, id)
  INCLUDE (thickness, mounting, quantity_in_stock, hub_bore, thread, ring_bore, stud_mm)
  WHERE NOT in_archive AND product_type = 'Spacer';
