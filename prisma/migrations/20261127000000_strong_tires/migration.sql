-- The list of a heavy car goes along the order of lists past all tires that are too weak for it, which are the cheapest:
-- of a million 230,000 were read for a page of 24. This index has the others. lib/catalog/results/car/condition.ts says
-- the same condition to cars that need load index 105 or more.
CREATE INDEX product_strong_tire_idx ON "product" (sold_out, price_grosze, id)
  INCLUDE (overall_diameter, diameter, load_index, speed_kmh, snowflake, mud_and_snow)
  WHERE NOT in_archive AND product_type = 'Tire' AND (load_index BETWEEN 60 AND 104) IS NOT TRUE;
