-- A receipt of the cash register: of the sale of an order, or the one that was shown at a return.
CREATE TABLE "receipt" (
    "id" SERIAL NOT NULL,
    "order_id" TEXT NOT NULL,
    -- Null for the receipt of the sale.
    "withdrawal_id" INTEGER,
    "number" TEXT NOT NULL,
    -- By the cash register's clock.
    "issued_on" DATE NOT NULL,
    -- Whether it says the buyer's tax id: without one, a company gets no invoice to it (VAT act, art. 106b sec. 5).
    "has_tax_id" BOOLEAN NOT NULL DEFAULT false,
    "noted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "noted_by" TEXT NOT NULL,
    "noted_by_name" TEXT NOT NULL,

    CONSTRAINT "receipt_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "receipt_number" CHECK (number = btrim(number) AND length(number) BETWEEN 1 AND 40),
    CONSTRAINT "receipt_tax_id" CHECK (withdrawal_id IS NULL OR NOT has_tax_id)
);
CREATE UNIQUE INDEX "receipt_of_sale" ON "receipt" ("order_id") WHERE withdrawal_id IS NULL;
CREATE UNIQUE INDEX "receipt_withdrawal_id_key" ON "receipt" ("withdrawal_id");
CREATE INDEX "receipt_order_id_idx" ON "receipt" ("order_id");
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_order_id_fkey"
  FOREIGN KEY ("order_id") REFERENCES "shop_order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_withdrawal_id_fkey"
  FOREIGN KEY ("withdrawal_id") REFERENCES "withdrawal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A buyer who wants an invoice. It is settled by the order's invoice.
CREATE TABLE "invoice_request" (
    "order_id" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invoice_request_pkey" PRIMARY KEY ("order_id")
);
ALTER TABLE "invoice_request" ADD CONSTRAINT "invoice_request_order_id_fkey"
  FOREIGN KEY ("order_id") REFERENCES "shop_order"("id") ON DELETE CASCADE ON UPDATE CASCADE;
