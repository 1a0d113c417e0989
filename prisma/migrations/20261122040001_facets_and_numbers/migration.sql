-- The facets of a results page are counted from an index alone, so what is filtered by rides along in it.

DROP INDEX product_tire_finder_idx;
CREATE INDEX product_tire_finder_idx
  ON "product" (product_type, width, profile, diameter, sold_out, price_grosze, id)
  INCLUDE (protector, type_of_tire, season, manufacturer, ic_vc, quantity_in_stock, use, snowflake, mud_and_snow)
  WHERE NOT in_archive;

DROP INDEX product_wheel_results_idx;
CREATE INDEX product_wheel_results_idx
  ON "product" (diameter, bolt_pattern, sold_out, price_grosze, id)
  INCLUDE (width, central_bore_diameter, type_of_wheel, material, color, "offset", quantity_in_stock, max_load)
  WHERE NOT in_archive AND product_type = 'Wheel';

DROP INDEX product_spacer_results_idx;
CREATE INDEX product_spacer_results_idx
  ON "product" (bolt_pattern, sold_out, price_grosze, id)
  INCLUDE (thickness, mounting, quantity_in_stock, hub_bore, thread)
  WHERE NOT in_archive AND product_type = 'Spacer';

-- The search finds a product by its own number, in capitals or not, and by its bar code.
CREATE INDEX product_sku_search_idx ON "product" (upper(sku)) WHERE NOT in_archive AND sku IS NOT NULL;
CREATE INDEX product_ean_idx ON "product" (ean) WHERE NOT in_archive AND ean IS NOT NULL;
