-- Complaints about goods that do not conform to the contract (Consumer Rights Act, art. 43a-43g), kept as they were
-- sent, whether or not the shop knows the order.
CREATE TABLE "complaint" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "order_number" TEXT NOT NULL,
    "order_id" TEXT,
    "goods" TEXT NOT NULL,
    "fault" TEXT NOT NULL,
    "since" TEXT NOT NULL DEFAULT '',
    "wish" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    -- the last day for the answer, by the shop's clock
    "answer_due_on" DATE NOT NULL,
    "receipt_sent_at" TIMESTAMPTZ(3),
    "state" TEXT NOT NULL DEFAULT 'received',
    "answer" TEXT NOT NULL DEFAULT '',
    "answered_at" TIMESTAMPTZ(3),
    "answered_by" TEXT,
    "answer_sent_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "complaint_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "complaint_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "shop_order"("id")
        ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "complaint_locale" CHECK ("locale" IN ('pl', 'en', 'ru')),
    CONSTRAINT "complaint_wish" CHECK ("wish" IN ('repair', 'replacement', 'price_reduction', 'withdrawal')),
    CONSTRAINT "complaint_due" CHECK ("answer_due_on" > ("submitted_at" AT TIME ZONE 'UTC')::date),
    CONSTRAINT "complaint_state" CHECK (
        ("state" = 'received' AND "answer" = '' AND "answered_at" IS NULL AND "answered_by" IS NULL)
        OR ("state" IN ('accepted', 'refused') AND "answered_at" IS NOT NULL AND "answered_by" IS NOT NULL)
    ),
    -- who sent it is erased after the answer, all of it at once
    CONSTRAINT "complaint_person" CHECK (
        ("name" <> '' AND "email" <> '' AND "order_number" <> '' AND "goods" <> '' AND "fault" <> ''
            AND ("state" = 'received' OR "answer" <> ''))
        OR ("state" <> 'received'
            AND "name" || "email" || "order_number" || "goods" || "fault" || "since" || "answer" = '')
    )
);

-- The same words from the same person are one complaint until the shop has answered.
CREATE UNIQUE INDEX "complaint_key_open" ON "complaint"("key") WHERE "answered_at" IS NULL;
CREATE INDEX "complaint_order_id_idx" ON "complaint"("order_id");
CREATE INDEX "complaint_state_answer_due_on_idx" ON "complaint"("state", "answer_due_on");

-- What was typed into a form that was refused, until it is sent again.
CREATE TABLE "complaint_draft" (
    "id" UUID NOT NULL,
    "typed" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "complaint_draft_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "complaint_draft_created_at_idx" ON "complaint_draft"("created_at");

-- One that belongs to no complaint is deleted with its file.
CREATE TABLE "complaint_picture" (
    "id" UUID NOT NULL,
    "complaint_id" INTEGER,
    "draft_id" UUID,
    "position" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "complaint_picture_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "complaint_picture_complaint_id_fkey" FOREIGN KEY ("complaint_id") REFERENCES "complaint"("id")
        ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "complaint_picture_draft_id_fkey" FOREIGN KEY ("draft_id") REFERENCES "complaint_draft"("id")
        ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE INDEX "complaint_picture_complaint_id_idx" ON "complaint_picture"("complaint_id");
CREATE INDEX "complaint_picture_draft_id_idx" ON "complaint_picture"("draft_id");

-- When receipt and answer went out is known to the outbox first, and the outbox is not kept as long as the record.
CREATE FUNCTION "note_complaint_mail"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW."topic" = 'complaint.receipt' THEN
        UPDATE "complaint" SET "receipt_sent_at" = NEW."sent_at"
        WHERE "id" = (NEW."payload" ->> 'complaintId')::int AND "receipt_sent_at" IS NULL;
    ELSE
        UPDATE "complaint" SET "answer_sent_at" = NEW."sent_at"
        WHERE "id" = (NEW."payload" ->> 'complaintId')::int;
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER "outbox_complaint_mail"
    AFTER UPDATE OF "sent_at" ON "outbox"
    FOR EACH ROW
    WHEN (NEW."topic" IN ('complaint.receipt', 'complaint.answer') AND NEW."sent_at" IS NOT NULL)
    EXECUTE FUNCTION "note_complaint_mail"();

-- An entry of the audit may be about a complaint, and about what else comes after the sale.
ALTER TABLE "audit_entry"
    DROP CONSTRAINT "audit_entry_subject_type_check",
    ADD CONSTRAINT "audit_entry_subject_type_check"
        CHECK ("subject_type" IN ('order', 'product', 'news', 'mail', 'import', 'account', 'safety', 'vehicle', 'withdrawal',
            'return', 'delivery', 'invoice', 'complaint', 'staff'));
