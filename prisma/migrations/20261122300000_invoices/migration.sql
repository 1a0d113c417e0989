-- Value-added tax: the rate of a product, and the one with which a line was sold. Prices stay gross.

-- PostgreSQL adds no column with a default to a table whose rows a function takes (15.18 and 18.4 still did, 15.20 and 17.12
-- refuse): the function is made again below, as it was.
DROP TRIGGER product_facets_changed ON "product";
DROP FUNCTION facet_values("product");

ALTER TABLE "product"
  ADD COLUMN "vat_rate" INTEGER NOT NULL DEFAULT 23,
  ADD CONSTRAINT product_vat_rate CHECK (vat_rate IN (5, 8, 23));

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

ALTER TABLE "order_line"
  ADD COLUMN "vat_rate" INTEGER NOT NULL DEFAULT 23,
  ADD CONSTRAINT order_line_vat_rate CHECK (vat_rate IN (5, 8, 23));

-- The last number of each series in a month. The row is locked until the invoice with its number is committed, so that
-- an invoice that comes to nothing takes its number back: no gap.
CREATE TABLE "invoice_counter" (
    "kind" TEXT NOT NULL,
    -- 2026-11, by the shop's clock
    "month" TEXT NOT NULL,
    "last" INTEGER NOT NULL,
    -- Of the last number: later numbers are never dated earlier.
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoice_counter_pkey" PRIMARY KEY ("kind", "month"),
    CONSTRAINT "invoice_counter_kind" CHECK (kind IN ('invoice', 'correction')),
    CONSTRAINT "invoice_counter_month" CHECK (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
    CONSTRAINT "invoice_counter_last" CHECK (last > 0)
);

-- An invoice or a correction of one, as it was issued.
CREATE TABLE "invoice" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    -- FV 1/11/2026
    "number" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    -- What it was issued for: the same again is the same document.
    "key" TEXT NOT NULL,
    -- The invoice that a correction corrects.
    "corrects_id" INTEGER,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    -- Name of the administrator; null where the shop issued it by itself.
    "issued_by" TEXT,
    "locale" TEXT NOT NULL,
    -- Seller, dates, payment, lines and sums, as lib/invoices/document.ts describes them.
    "document" JSONB NOT NULL,
    -- Name, tax id and address; null once the person has been erased.
    "buyer" JSONB,
    -- What it comes to; of a correction the difference, which is negative.
    "net_grosze" BIGINT NOT NULL,
    "vat_grosze" BIGINT NOT NULL,
    "gross_grosze" BIGINT NOT NULL,
    -- Its number in the national system of e-invoices, noted by an administrator.
    "ksef_number" TEXT,

    CONSTRAINT "invoice_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "invoice_kind" CHECK (kind IN ('invoice', 'correction')),
    CONSTRAINT "invoice_month" CHECK (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
    CONSTRAINT "invoice_number" CHECK (number =
      (CASE kind WHEN 'invoice' THEN 'FV ' ELSE 'KOR ' END) || ordinal || '/'
        || ltrim(substr(month, 6), '0') || '/' || substr(month, 1, 4)),
    CONSTRAINT "invoice_ordinal" CHECK (ordinal > 0),
    CONSTRAINT "invoice_corrects" CHECK ((kind = 'correction') = (corrects_id IS NOT NULL)),
    CONSTRAINT "invoice_locale" CHECK (locale IN ('pl', 'en', 'ru')),
    CONSTRAINT "invoice_amounts" CHECK (net_grosze + vat_grosze = gross_grosze
      AND (kind = 'correction' OR (net_grosze >= 0 AND vat_grosze >= 0 AND gross_grosze > 0))),
    CONSTRAINT "invoice_ksef_number" CHECK (ksef_number ~
      '^([0-9]{10}|M[0-9]{9}|[A-Z]{3}[0-9]{7})-[0-9]{8}-[0-9A-F]{6}-?[0-9A-F]{6}-[0-9A-F]{2}$')
);

CREATE UNIQUE INDEX "invoice_number_key" ON "invoice" ("number");
CREATE UNIQUE INDEX "invoice_key_key" ON "invoice" ("key");
CREATE UNIQUE INDEX "invoice_kind_month_ordinal_key" ON "invoice" ("kind", "month", "ordinal");
CREATE UNIQUE INDEX "invoice_ksef_number_key" ON "invoice" ("ksef_number");
-- One invoice of an order; what comes later corrects it.
CREATE UNIQUE INDEX "invoice_of_order" ON "invoice" ("order_id") WHERE kind = 'invoice';
CREATE INDEX "invoice_order_id_idx" ON "invoice" ("order_id");
CREATE INDEX "invoice_corrects_id_idx" ON "invoice" ("corrects_id");
CREATE INDEX "invoice_issued_at_idx" ON "invoice" ("issued_at");
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_fkey"
  FOREIGN KEY ("order_id") REFERENCES "shop_order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_corrects_id_fkey"
  FOREIGN KEY ("corrects_id") REFERENCES "invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- An issued invoice stays as it is. Only its number in the national system is noted, and the person is erased five years
-- after the end of the year in which it was issued.
CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' THEN
        IF NEW.buyer IS NULL AND OLD.buyer IS NOT NULL
           AND OLD.issued_at AT TIME ZONE 'UTC' >= date_trunc('year', now() AT TIME ZONE 'UTC') - interval '5 years' THEN
            RAISE EXCEPTION 'the buyer on an invoice stays for five years from the end of its year';
        END IF;
        IF (to_jsonb(NEW) - 'ksef_number' - 'buyer') = (to_jsonb(OLD) - 'ksef_number' - 'buyer')
           AND (NEW.buyer IS NULL OR NEW.buyer = OLD.buyer) THEN
            RETURN NEW;
        END IF;
    END IF;
    RAISE EXCEPTION 'issued invoices are never altered or removed';
END $$;
CREATE TRIGGER invoice_stays BEFORE UPDATE OR DELETE ON "invoice"
    FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();

-- An entry of the audit may be about an invoice.
ALTER TABLE "audit_entry"
    DROP CONSTRAINT "audit_entry_subject_type_check",
    ADD CONSTRAINT "audit_entry_subject_type_check"
        CHECK ("subject_type" IN ('order', 'product', 'news', 'mail', 'import', 'account', 'safety', 'vehicle', 'withdrawal',
          'return', 'delivery', 'invoice', 'complaint', 'staff'));
