-- The load index beside the diameter: most tires that a car leaves out are too weak, and a column of the key leaves them out
-- before the index asks whether their rows are visible. Servers of the former release search the same index by its first two.
DROP INDEX product_tire_car_idx;
CREATE INDEX product_tire_car_idx ON "product" (
    facet_key, overall_diameter, (CASE WHEN load_index BETWEEN 60 AND 130 THEN load_index ELSE 32767 END)
  )
  INCLUDE (diameter, load_index, speed_kmh, snowflake, mud_and_snow) WHERE NOT in_archive AND product_type = 'Tire';
