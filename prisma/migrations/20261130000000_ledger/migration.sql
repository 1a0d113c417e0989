-- What a return is about before its goods are there: pieces of a line, or 0 of them for its price alone. Goods that are
-- noted say it better.
CREATE TABLE "return_claim" (
    "withdrawal_id" INTEGER NOT NULL,
    "order_line_id" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "return_claim_pkey" PRIMARY KEY ("withdrawal_id", "order_line_id"),
    CONSTRAINT "return_claim_withdrawal_id_fkey" FOREIGN KEY ("withdrawal_id") REFERENCES "withdrawal"("id")
        ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "return_claim_order_line_id_fkey" FOREIGN KEY ("order_line_id") REFERENCES "order_line"("id")
        ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "return_claim_quantity_in_range" CHECK ("quantity" BETWEEN 0 AND 1000)
);
CREATE INDEX "return_claim_order_line_id_idx" ON "return_claim"("order_line_id");

-- A deduction for wear is no part of the price, so the price is corrected whole. What was deducted before this stays as it
-- was invoiced: within the price.
ALTER TABLE "return_line" ADD COLUMN "is_in_price" BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE "return_line" ALTER COLUMN "is_in_price" SET DEFAULT FALSE;

-- Whether the goods of a return, which nobody had paid for, are owed no more.
ALTER TABLE "withdrawal" ADD COLUMN "is_released" BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE "withdrawal" w SET "is_released" = TRUE
WHERE w."state" = 'refunded' AND (
    EXISTS (SELECT FROM "invoice" i WHERE i."key" = 'correction:return:' || w."id")
    OR EXISTS (
        SELECT FROM "shop_order" o WHERE o."id" = w."order_id" AND o."paid_grosze" = 0
          AND NOT EXISTS (SELECT FROM "refund" r WHERE r."withdrawal_id" = w."id")
    )
);

-- What becomes of the invoice of a canceled order: corrected to zero, or by the goods that are expected back. Null while
-- nobody has decided. Goods and money from before an order was resumed belong to the sale that was canceled.
ALTER TABLE "shop_order"
    ADD COLUMN "canceled_sale" TEXT,
    ADD COLUMN "resumed_at" TIMESTAMPTZ(3),
    ADD CONSTRAINT "shop_order_canceled_sale_known"
        CHECK ("canceled_sale" IN ('corrected', 'return_expected'));

-- A new invoice in place of one that was corrected to zero.
ALTER TABLE "invoice"
    ADD COLUMN "replaces_id" INTEGER,
    ADD CONSTRAINT "invoice_replaces_id_fkey" FOREIGN KEY ("replaces_id") REFERENCES "invoice"("id")
        ON DELETE RESTRICT ON UPDATE CASCADE,
    ADD CONSTRAINT "invoice_replaces_an_invoice" CHECK ("replaces_id" IS NULL OR "kind" = 'invoice');
DROP INDEX "invoice_of_order";
CREATE UNIQUE INDEX "invoice_of_order" ON "invoice" ("order_id") WHERE kind = 'invoice' AND replaces_id IS NULL;
CREATE UNIQUE INDEX "invoice_replaces_id_key" ON "invoice" ("replaces_id");

-- The money of each order: what was ordered, paid, given back or on its way back, and what its invoices say is owed.
CREATE VIEW "order_ledger" AS
SELECT o."id" AS order_id, o."status", o."total_grosze", o."paid_grosze", o."refunded_grosze",
    o."paid_grosze" - o."refunded_grosze" AS kept_grosze,
    coalesce(i."invoiced_grosze", 0) AS invoiced_grosze,
    coalesce(i."corrected_grosze", 0) AS corrected_grosze,
    CASE
        WHEN o."paid_grosze" = 0 THEN 'owed'
        WHEN o."refunded_grosze" = 0 THEN 'paid'
        WHEN o."refunded_grosze" < o."paid_grosze" THEN 'partlyRefunded'
        ELSE 'refunded'
    END AS money
FROM "shop_order" o
LEFT JOIN LATERAL (
    SELECT sum("gross_grosze") FILTER (WHERE kind = 'invoice') AS invoiced_grosze,
        sum("gross_grosze") FILTER (WHERE kind = 'correction') AS corrected_grosze
    FROM "invoice" WHERE "order_id" = o."id"
) i ON TRUE;
