-- A debit note for the wear of goods that came back: a document of its own beside the correction of the invoice, without tax.
ALTER TABLE "invoice_counter"
    DROP CONSTRAINT "invoice_counter_kind",
    ADD CONSTRAINT "invoice_counter_kind" CHECK (kind IN ('invoice', 'correction', 'note'));

CREATE TABLE "debit_note" (
    "id" SERIAL NOT NULL,
    "month" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    -- NO 1/11/2026
    "number" TEXT NOT NULL,
    "order_id" TEXT NOT NULL,
    -- The return whose goods it is about.
    "withdrawal_id" INTEGER NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,
    -- Name of the administrator; null where the shop issued it by itself.
    "issued_by" TEXT,
    "locale" TEXT NOT NULL,
    -- Seller, invoice and lines, as lib/invoices/notes/note.ts describes them.
    "document" JSONB NOT NULL,
    -- Name, tax id and address; null once the person has been erased.
    "buyer" JSONB,
    "amount_grosze" BIGINT NOT NULL,

    CONSTRAINT "debit_note_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "debit_note_month" CHECK (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
    CONSTRAINT "debit_note_number" CHECK (
        number = 'NO ' || ordinal || '/' || ltrim(substr(month, 6), '0') || '/' || substr(month, 1, 4)),
    CONSTRAINT "debit_note_ordinal" CHECK (ordinal > 0),
    CONSTRAINT "debit_note_locale" CHECK (locale IN ('pl', 'en', 'ru')),
    CONSTRAINT "debit_note_amount" CHECK (amount_grosze > 0)
);
CREATE UNIQUE INDEX "debit_note_number_key" ON "debit_note" ("number");
CREATE UNIQUE INDEX "debit_note_month_ordinal_key" ON "debit_note" ("month", "ordinal");
CREATE INDEX "debit_note_order_id_idx" ON "debit_note" ("order_id");
CREATE INDEX "debit_note_withdrawal_id_idx" ON "debit_note" ("withdrawal_id");
CREATE INDEX "debit_note_issued_at_idx" ON "debit_note" ("issued_at");
ALTER TABLE "debit_note" ADD CONSTRAINT "debit_note_order_id_fkey"
    FOREIGN KEY ("order_id") REFERENCES "shop_order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "debit_note" ADD CONSTRAINT "debit_note_withdrawal_id_fkey"
    FOREIGN KEY ("withdrawal_id") REFERENCES "withdrawal"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- As an invoice it stays as it is, but for the person.
CREATE TRIGGER "debit_note_stays" BEFORE UPDATE OR DELETE ON "debit_note"
    FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();

-- Whether a debit note says the deduction. Those from before stand on corrections alone.
ALTER TABLE "return_line"
    ADD COLUMN "has_note" BOOLEAN NOT NULL DEFAULT FALSE,
    ADD CONSTRAINT "return_line_note_beside_price" CHECK (NOT (has_note AND is_in_price));
