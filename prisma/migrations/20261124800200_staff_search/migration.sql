-- What the staff finds a product by, whatever its status: the words of its title, its numbers, and its size without
-- signs as scanners and people type it. 265/70 R16 is 2657016 and 26570r16, 31x10.5 R15 is 31105015 and 3110515; 123Q
-- with the dual load index 120 is 123/120q.
CREATE FUNCTION product_staff_key(
  search_title text, sku text, ean text, width float8, profile float8, diameter float8, ic_vc text, load_index_dual int
) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (search_title || ' ' || coalesce(search_key(sku), '') || ' '
    || coalesce(regexp_replace(search_key(sku), '[^0-9a-z]', '', 'g'), '') || ' ' || coalesce(ean, '') || ' '
    || coalesce(replace(width::text || profile::text || diameter::text, '.', ''), '') || ' '
    || coalesce(replace(width::text || profile::text || 'r' || diameter::text, '.', ''), '') || ' '
    || CASE WHEN width < 100 THEN coalesce(
         replace(width::text || to_char(profile, 'FM990.00') || diameter::text, '.', ''), '') ELSE '' END || ' '
    || coalesce(lower(regexp_replace(ic_vc, '^([0-9]+)', '\1/' || load_index_dual)), '')) COLLATE "C";

CREATE INDEX product_staff_key_idx ON "product" USING gin (
  product_staff_key(search_title, sku, ean, width, profile, diameter, ic_vc, load_index_dual) gin_trgm_ops);

-- The import finds products of any status by their numbers: an SKU in any case, an EAN as a GTIN of 14 digits.
CREATE INDEX product_sku_any_idx ON "product" (upper(sku)) WHERE sku IS NOT NULL;
CREATE INDEX product_gtin_idx ON "product" (lpad(ean, 14, '0')) WHERE ean IS NOT NULL;

-- Orders are found by whom they go to and where: a part of the contact's name, of the street, of the post code, with its
-- hyphen or without, of the delivery and of the buyer.
CREATE FUNCTION order_place_key(
  contact_person text, address text, post_code text, city text, billing_address text, billing_post_code text, billing_city text
) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (search_key(coalesce(contact_person, '') || ' ' || address || ' ' || post_code || ' '
    || regexp_replace(post_code, '[^0-9A-Za-z]', '', 'g') || ' ' || city || ' ' || coalesce(billing_address, '') || ' '
    || coalesce(billing_post_code, '') || ' ' || regexp_replace(coalesce(billing_post_code, ''), '[^0-9A-Za-z]', '', 'g')
    || ' ' || coalesce(billing_city, ''))) COLLATE "C";

CREATE INDEX shop_order_place_key_idx ON "shop_order" USING gin (
  order_place_key(contact_person, address, post_code, city, billing_address, billing_post_code, billing_city)
  gin_trgm_ops);

-- And by the number of a parcel, typed with spaces or without, from its beginning.
CREATE INDEX parcel_number_idx ON "parcel" (
  upper(regexp_replace(number, '[^0-9A-Za-z]', '', 'g')) text_pattern_ops);
