-- The price or the rate of a line may be corrected after the sale, and the total of its order with it. So what a payment came
-- to when it was booked is stored: by the note of the staff on the order, by PayPal on the payment.
ALTER TABLE "shop_order" ADD COLUMN "noted_grosze" BIGINT NOT NULL DEFAULT 0;
ALTER TABLE "payment" ADD COLUMN "booked_grosze" BIGINT NOT NULL DEFAULT 0;

CREATE OR REPLACE FUNCTION "book_paid_at_delivery"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    before BIGINT := CASE WHEN TG_OP = 'UPDATE' THEN OLD."noted_grosze" ELSE 0 END;
BEGIN
    NEW."noted_grosze" := CASE
        WHEN NEW."paid_at" IS NULL THEN 0
        WHEN TG_OP = 'UPDATE' AND OLD."paid_at" IS NOT NULL THEN before
        ELSE NEW."total_grosze"
    END;
    NEW."paid_grosze" := NEW."paid_grosze" + NEW."noted_grosze" - before;
    RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION "book_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    was_booked BOOLEAN := TG_OP = 'UPDATE' AND OLD."status" IN ('captured', 'refunded');
    is_booked BOOLEAN := NEW."status" IN ('captured', 'refunded');
    booked BIGINT;
BEGIN
    IF is_booked <> was_booked THEN
        SELECT CASE WHEN is_booked THEN "total_grosze" ELSE 0 END INTO booked
        FROM "shop_order" WHERE "id" = NEW."order_id" FOR NO KEY UPDATE;
        UPDATE "payment" SET "booked_grosze" = booked WHERE "id" = NEW."id";
        UPDATE "shop_order" SET "paid_grosze" = "paid_grosze" + booked - NEW."booked_grosze"
        WHERE "id" = NEW."order_id";
    END IF;
    RETURN NULL;
END $$;

-- after the functions: what is noted or captured meanwhile is booked by them
UPDATE "shop_order" SET "noted_grosze" = "total_grosze" WHERE "paid_at" IS NOT NULL;
UPDATE "payment" p SET "booked_grosze" = o."total_grosze" FROM "shop_order" o
WHERE o."id" = p."order_id" AND p."status" IN ('captured', 'refunded');

-- One word for the money of an order, as paymentState says it: what came back of what was paid beyond the total is no part of
-- the sale.
CREATE OR REPLACE VIEW "order_ledger" AS
SELECT o."id" AS order_id, o."status", o."total_grosze", o."paid_grosze", o."refunded_grosze",
    o."paid_grosze" - o."refunded_grosze" AS kept_grosze,
    coalesce(i."invoiced_grosze", 0) AS invoiced_grosze,
    coalesce(i."corrected_grosze", 0) AS corrected_grosze,
    CASE
        WHEN o."paid_grosze" = 0 THEN 'owed'
        WHEN o."refunded_grosze" >= o."paid_grosze" THEN 'refunded'
        WHEN o."refunded_grosze" = 0 OR o."paid_grosze" - o."refunded_grosze" >= o."total_grosze" THEN 'paid'
        ELSE 'partlyRefunded'
    END AS money
FROM "shop_order" o
LEFT JOIN LATERAL (
    SELECT sum("gross_grosze") FILTER (WHERE kind = 'invoice') AS invoiced_grosze,
        sum("gross_grosze") FILTER (WHERE kind = 'correction') AS corrected_grosze
    FROM "invoice" WHERE "order_id" = o."id"
) i ON TRUE;
