-- Statements of withdrawal from a contract (Directive 2011/83/EU, art. 11a). A statement is kept as it was sent, whether
-- or not the shop knows the order.
CREATE TABLE "withdrawal" (
    "id" SERIAL NOT NULL,
    "key" UUID NOT NULL,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "text" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "order_number" TEXT NOT NULL,
    "order_id" TEXT,
    "lines" TEXT NOT NULL DEFAULT '',
    "account_number" TEXT NOT NULL DEFAULT '',
    "locale" TEXT NOT NULL,
    "is_late" BOOLEAN NOT NULL DEFAULT false,
    "refund_due_at" TIMESTAMPTZ(3) NOT NULL,
    "receipt_sent_at" TIMESTAMPTZ(3),
    "state" TEXT NOT NULL DEFAULT 'received',
    "goods_back_at" TIMESTAMPTZ(3),
    "goods_back_by" TEXT,
    "refunded_at" TIMESTAMPTZ(3),
    "refunded_by" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "withdrawal_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "withdrawal_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "shop_order"("id")
        ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "withdrawal_locale" CHECK ("locale" IN ('pl', 'en', 'ru')),
    -- only what the shop knows can be late
    CONSTRAINT "withdrawal_late" CHECK (NOT "is_late" OR "order_id" IS NOT NULL),
    CONSTRAINT "withdrawal_due" CHECK ("refund_due_at" > "submitted_at"),
    -- who sent it is erased after the money is back, all of it at once
    CONSTRAINT "withdrawal_person" CHECK (
        ("text" <> '' AND "name" <> '' AND "email" <> '' AND "order_number" <> '')
        OR ("state" = 'refunded'
            AND "text" || "name" || "email" || "order_number" || "lines" || "account_number" = '')
    ),
    CONSTRAINT "withdrawal_state" CHECK (
        ("state" = 'received' AND "goods_back_at" IS NULL AND "refunded_at" IS NULL)
        OR ("state" = 'goods_back' AND "goods_back_at" IS NOT NULL AND "refunded_at" IS NULL)
        OR ("state" = 'refunded' AND "refunded_at" IS NOT NULL)
    ),
    CONSTRAINT "withdrawal_noted_by" CHECK (
        ("goods_back_at" IS NULL) = ("goods_back_by" IS NULL)
        AND ("refunded_at" IS NULL) = ("refunded_by" IS NULL)
    )
);

CREATE UNIQUE INDEX "withdrawal_key_key" ON "withdrawal"("key");
CREATE INDEX "withdrawal_order_id_idx" ON "withdrawal"("order_id");
CREATE INDEX "withdrawal_state_refund_due_at_idx" ON "withdrawal"("state", "refund_due_at");

-- When the receipt went out is known to the outbox first, and the outbox is not kept as long as the record.
CREATE FUNCTION "note_withdrawal_receipt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "withdrawal" SET "receipt_sent_at" = NEW."sent_at"
    WHERE "id" = (NEW."payload" ->> 'withdrawalId')::int AND "receipt_sent_at" IS NULL;
    RETURN NULL;
END $$;

CREATE TRIGGER "outbox_withdrawal_receipt"
    AFTER UPDATE OF "sent_at" ON "outbox"
    FOR EACH ROW
    WHEN (NEW."topic" = 'withdrawal.receipt' AND NEW."sent_at" IS NOT NULL)
    EXECUTE FUNCTION "note_withdrawal_receipt"();

-- An entry of the audit may be about a withdrawal.
ALTER TABLE "audit_entry"
    DROP CONSTRAINT "audit_entry_subject_type_check",
    ADD CONSTRAINT "audit_entry_subject_type_check"
        CHECK ("subject_type" IN ('order', 'product', 'news', 'mail', 'import', 'account', 'safety', 'vehicle', 'withdrawal'));
