-- Regulation (EU) 2020/740 leaves retreaded tires out, so a retread has no EU label to show.
UPDATE "product"
SET label_fuel = NULL, label_wet = NULL, noise_db = NULL, noise_class = NULL, eprel_id = NULL
WHERE retread AND num_nonnulls(label_fuel, label_wet, noise_db, noise_class, eprel_id) > 0;

ALTER TABLE "product"
  ADD CONSTRAINT product_label_of_retread CHECK (
    retread IS NOT TRUE OR num_nonnulls(label_fuel, label_wet, noise_db, noise_class, eprel_id) = 0);
