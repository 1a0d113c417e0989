-- A results page reads the ids of its products, and the facets of all of them, from an index alone: the order of the
-- list comes first in it, what facets ask for rides along. Without it a hub that fits thousands of wheels costs
-- thousands of reads from the table.

DROP INDEX product_tire_finder_idx;
CREATE INDEX product_tire_finder_idx
  ON "product" (product_type, width, profile, diameter, sold_out, price_grosze, id)
  INCLUDE (protector, type_of_tire, season, manufacturer, ic_vc, quantity_in_stock) WHERE NOT in_archive;

CREATE INDEX product_wheel_results_idx
  ON "product" (diameter, bolt_pattern, sold_out, price_grosze, id)
  INCLUDE (width, central_bore_diameter, type_of_wheel, material, color, "offset", quantity_in_stock)
  WHERE NOT in_archive AND product_type = 'Wheel';

CREATE INDEX product_spacer_results_idx
  ON "product" (bolt_pattern, sold_out, price_grosze, id)
  INCLUDE (thickness, mounting, quantity_in_stock)
  WHERE NOT in_archive AND product_type = 'Spacer';
