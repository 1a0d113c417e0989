-- A list for a car leaves out what the judgment says no of: by load, speed, threads and lips too, not only by dimensions.

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

-- PostgreSQL writes no table anew whose rows a function takes: the function is made again below, as it was.
DROP TRIGGER product_facets_changed ON "product";
DROP FUNCTION facet_values("product");

ALTER TABLE "product"
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

-- Catalogs round circles that are round in inches; parseBoltPattern of lib/catalog/product/rules.ts does the same.
UPDATE "product" SET bolt_pattern = split_part(bolt_pattern, 'x', 1) || 'x' || circle
FROM unnest(ARRAY[114.3, 120.65, 127, 139.7, 165.1]) AS circle
WHERE abs(split_part(bolt_pattern, 'x', 2)::numeric - circle) BETWEEN 0.001 AND 0.349;
UPDATE "vehicle" SET bolt_pattern = split_part(bolt_pattern, 'x', 1) || 'x' || circle
FROM unnest(ARRAY[114.3, 120.65, 127, 139.7, 165.1]) AS circle
WHERE abs(split_part(bolt_pattern, 'x', 2)::numeric - circle) BETWEEN 0.001 AND 0.349;
