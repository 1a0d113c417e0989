-- A flotation size for cars and light trucks is half an inch smaller than its name says: lib/drawing/dimensions.ts
-- computes the same. The column is made anew in one transaction, so that a server of the former release finds it whenever
-- it asks. PostgreSQL 15 cannot change the expression of a generated column.

-- No table is written anew whose rows a function takes: the function is made again below, as it was.
DROP TRIGGER product_facets_changed ON "product";
DROP FUNCTION facet_values("product");

ALTER TABLE "product" DROP COLUMN "overall_diameter";
ALTER TABLE "product" ADD COLUMN "overall_diameter" DOUBLE PRECISION GENERATED ALWAYS AS (
  CASE WHEN product_type = 'Tire' THEN
    CASE
      WHEN width >= 27 AND width <= 40 THEN (width - 0.5) * 25.4
      WHEN width < 100 THEN width * 25.4
      ELSE diameter * 25.4 + 2 * (width * profile / 100)
    END
  END
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

CREATE INDEX product_overall_diameter_idx ON "product" (overall_diameter)
  INCLUDE (season, use, snowflake, mud_and_snow, protector, type_of_tire, sold_out, price_grosze, quantity_in_stock, id)
  WHERE NOT in_archive AND product_type = 'Tire';
