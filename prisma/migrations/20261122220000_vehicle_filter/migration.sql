-- What fits a car: tires by their overall diameter, wheels and spacers by bolt pattern and bore.

-- mm. A flotation size gives it itself, in inches: lib/drawing/dimensions.ts computes the same.
ALTER TABLE "product" ADD COLUMN "overall_diameter" DOUBLE PRECISION GENERATED ALWAYS AS (
  CASE WHEN product_type = 'Tire' THEN
    CASE WHEN width < 100 THEN width * 25.4 ELSE diameter * 25.4 + 2 * (width * profile / 100) END
  END
) STORED;

CREATE INDEX product_overall_diameter_idx ON "product" (overall_diameter)
  INCLUDE (season, use, snowflake, mud_and_snow, protector, type_of_tire, sold_out, price_grosze, quantity_in_stock, id)
  WHERE NOT in_archive AND product_type = 'Tire';
CREATE INDEX product_wheel_hub_idx ON "product" (bolt_pattern, sold_out, price_grosze, id)
  INCLUDE (width, central_bore_diameter, "offset", max_load, type_of_wheel, material, color, quantity_in_stock)
  WHERE NOT in_archive AND product_type = 'Wheel';
