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

-- What the staff finds an order by: names, contact, tax id, a company's own number, and the addresses, the post codes
-- with their hyphens and without. One text with one index, because every word of a search may stand in any part of it.
ALTER TABLE "shop_order" ADD COLUMN "search_text" TEXT COLLATE "C" GENERATED ALWAYS AS (
  search_key(coalesce(company_name, '') || ' ' || coalesce(first_and_last_name, '') || ' ' || coalesce(contact_person, '')
    || ' ' || email || ' ' || address || ' ' || post_code || ' ' || city || ' ' || coalesce(billing_address, '') || ' '
    || coalesce(billing_post_code, '') || ' ' || coalesce(billing_city, '') || ' ' || coalesce(buyer_reference, ''))
  || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')
  || ' ' || lower(regexp_replace(coalesce(unn, ''), '[^0-9A-Za-z]', '', 'g') COLLATE "C")
  || ' ' || regexp_replace(post_code || coalesce(' ' || billing_post_code, ''), '[^0-9A-Za-z ]', '', 'g')
) STORED;
CREATE INDEX "shop_order_search_text_idx" ON "shop_order" USING GIN ("search_text" gin_trgm_ops);

-- And by the number of a parcel from its beginning, without the hyphens that some carriers write.
CREATE INDEX parcel_number_idx ON "parcel" (replace(number, '-', '') text_pattern_ops);
