-- A note of payment whose money has gone back wholly ends when its order is resumed: the order is owed again, and may be
-- noted as paid a second time. What had been paid and given back stays in the books.
CREATE OR REPLACE FUNCTION "book_paid_at_delivery"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    before BIGINT := CASE WHEN TG_OP = 'UPDATE' THEN OLD."noted_grosze" ELSE 0 END;
BEGIN
    NEW."noted_grosze" := CASE
        WHEN NEW."paid_at" IS NULL THEN 0
        WHEN TG_OP = 'UPDATE' AND OLD."paid_at" IS NOT NULL THEN before
        ELSE NEW."total_grosze"
    END;
    IF NOT (NEW."paid_at" IS NULL AND NEW."resumed_at" IS NOT NULL AND NEW."refunded_grosze" >= NEW."paid_grosze") THEN
        NEW."paid_grosze" := NEW."paid_grosze" + NEW."noted_grosze" - before;
    END IF;
    RETURN NEW;
END $$;

UPDATE "shop_order" SET "paid_at" = NULL, "paid_way" = NULL, "paid_by" = NULL, "paid_by_name" = NULL
WHERE "status" <> 'Canceled' AND "paid_at" < "resumed_at" AND "refunded_grosze" >= "paid_grosze"
    AND NOT EXISTS (SELECT FROM "refund" r WHERE r."order_id" = "shop_order"."id" AND r."refunded_at" >= "resumed_at");

CREATE OR REPLACE VIEW "order_ledger" AS
SELECT o."id" AS order_id, o."status", o."total_grosze", o."paid_grosze", o."refunded_grosze",
    o."paid_grosze" - o."refunded_grosze" AS kept_grosze,
    coalesce(i."invoiced_grosze", 0) AS invoiced_grosze,
    coalesce(i."corrected_grosze", 0) AS corrected_grosze,
    CASE
        WHEN o."paid_grosze" = 0 THEN 'owed'
        -- all that went back belongs to the sale that was canceled
        WHEN o."refunded_grosze" >= o."paid_grosze" AND o."status" <> 'Canceled' AND o."resumed_at" >
            (SELECT max(r."refunded_at") FROM "refund" r WHERE r."order_id" = o."id" AND r."state" = 'completed') THEN 'owed'
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
