-- What fits a car: tires by their overall diameter, wheels and spacers by bolt pattern and bore.

-- PostgreSQL writes no table anew whose rows a function takes (15.18 and 18.4 still did, 15.20 and 17.12 refuse): the
-- function is made again below, as it was.
DROP TRIGGER product_facets_changed ON "product";
DROP FUNCTION facet_values("product");

-- mm. A flotation size gives it itself, in inches: lib/drawing/dimensions.ts computes the same.
ALTER TABLE "product" ADD COLUMN "overall_diameter" DOUBLE PRECISION GENERATED ALWAYS AS (
  CASE WHEN product_type = 'Tire' THEN
    CASE WHEN width < 100 THEN width * 25.4 ELSE diameter * 25.4 + 2 * (width * profile / 100) END
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
CREATE INDEX product_wheel_hub_idx ON "product" (bolt_pattern, sold_out, price_grosze, id)
  INCLUDE (width, central_bore_diameter, "offset", max_load, type_of_wheel, material, color, quantity_in_stock)
  WHERE NOT in_archive AND product_type = 'Wheel';
