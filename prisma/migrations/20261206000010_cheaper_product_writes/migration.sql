-- An import of 50,000 prices holds its products while it writes them, and an order writes its own: each row goes into every
-- index of the table anew, whatever has changed in it. What no price and no stock changes leaves the table or its indexes.
-- Products are locked meanwhile: some seconds for 100,000.
SET LOCAL maintenance_work_mem = '256MB';

-- The words by which the staff finds a product, with their trigrams: a quarter of the time of those writes. A server of the
-- former release still finds products, by reading them all.
CREATE TABLE "staff_key" (
    "product_id" INTEGER NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "staff_key_pkey" PRIMARY KEY ("product_id"),
    CONSTRAINT "staff_key_product_id_fkey"
        FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE FUNCTION note_staff_keys_of_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO staff_key (product_id, key)
    SELECT id, product_staff_key(search_title, sku, ean, width, profile, diameter, ic_vc, load_index_dual) FROM inserted;
  RETURN NULL;
END $$;

CREATE FUNCTION note_staff_key_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE staff_key SET key = product_staff_key(NEW.search_title, NEW.sku, NEW.ean, NEW.width, NEW.profile,
    NEW.diameter, NEW.ic_vc, NEW.load_index_dual) WHERE product_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER product_staff_key_inserted AFTER INSERT ON "product"
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION note_staff_keys_of_inserted();
CREATE TRIGGER product_staff_key_changed
  AFTER UPDATE OF title, sku, ean, width, profile, diameter, ic_vc, load_index_dual ON "product" FOR EACH ROW
  WHEN ((OLD.title, OLD.sku, OLD.ean, OLD.width, OLD.profile, OLD.diameter, OLD.ic_vc, OLD.load_index_dual)
    IS DISTINCT FROM (NEW.title, NEW.sku, NEW.ean, NEW.width, NEW.profile, NEW.diameter, NEW.ic_vc, NEW.load_index_dual))
  EXECUTE FUNCTION note_staff_key_of_changed();

INSERT INTO staff_key (product_id, key)
  SELECT id, product_staff_key(search_title, sku, ean, width, profile, diameter, ic_vc, load_index_dual) FROM product;
DROP INDEX product_staff_key_idx;
CREATE INDEX staff_key_key_idx ON "staff_key" USING gin (key gin_trgm_ops);
ANALYZE staff_key;

-- An SKU on sale is found by the index of all SKUs; tires need not stand in the finders of wheels and spacers.
DROP INDEX product_sku_search_idx, product_wheel_finder_idx, product_spacer_finder_idx;
CREATE INDEX product_wheel_finder_idx
  ON "product" (product_type, diameter, bolt_pattern, width, central_bore_diameter, sold_out, price_grosze, id)
  WHERE NOT in_archive AND product_type = 'Wheel';
CREATE INDEX product_spacer_finder_idx
  ON "product" (product_type, bolt_pattern, thickness, sold_out, price_grosze, id)
  WHERE NOT in_archive AND product_type = 'Spacer';

-- Of a tire the key of its facets tells whether its counts change, without putting all of them together.
DROP TRIGGER product_facets_changed ON "product";
CREATE TRIGGER product_facets_changed AFTER UPDATE ON "product" FOR EACH ROW
  WHEN (CASE WHEN OLD.product_type = 'Tire' AND NEW.product_type = 'Tire' AND NOT OLD.in_archive AND NOT NEW.in_archive
    THEN OLD.facet_key <> NEW.facet_key ELSE facet_values(OLD) IS DISTINCT FROM facet_values(NEW) END)
  EXECUTE FUNCTION count_facets_of_changed();
