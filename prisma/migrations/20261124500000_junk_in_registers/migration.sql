-- Complaints, statements of withdrawal and safety reports come from strangers, and a flood of invented ones must hide no
-- real one: those of known senders come first, and what is junk is put aside until it is deleted.

-- The words by which the sender of a form is compared with the buyer of an order. Initials are left out.
CREATE FUNCTION "name_words"(name TEXT) RETURNS TEXT[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(SELECT word FROM regexp_split_to_table(search_key(name), '[\s.,;:()"''/-]+') AS word WHERE length(word) >= 3);

-- Whether somebody who names an order is its buyer: by the e-mail address, or by a word of the name. Order numbers cannot
-- be guessed, so a word is enough for somebody who writes from another address.
CREATE FUNCTION "is_buyer_of"(order_id TEXT, email TEXT, name TEXT) RETURNS BOOLEAN LANGUAGE sql STABLE
  RETURN EXISTS (
    SELECT FROM "shop_order" o
    WHERE o."id" = $1 AND o."erased_at" IS NULL
      AND (lower(o."email") = lower($2)
        OR name_words(concat_ws(' ', o."first_and_last_name", o."company_name", o."contact_person")) && name_words($3)));

-- Whether an address is the one of any order.
CREATE FUNCTION "has_ordered"(email TEXT) RETURNS BOOLEAN LANGUAGE sql STABLE
  RETURN EXISTS (
    SELECT FROM "shop_order" o
    WHERE o."search_contact" LIKE '%' || replace(replace(replace(search_key($1), '\', '\\'), '%', '\%'), '_', '\_') || '%'
      AND lower(o."email") = lower($1));

ALTER TABLE "complaint"
    ADD COLUMN "is_known" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "junk_at" TIMESTAMPTZ(3),
    ADD COLUMN "junk_by" TEXT,
    ADD COLUMN "search_text" TEXT COLLATE "C" GENERATED ALWAYS AS (
        search_key("name" || ' ' || "email" || ' ' || "order_number" || ' ' || "goods" || ' ' || "fault")) STORED,
    DROP CONSTRAINT "complaint_state",
    ADD CONSTRAINT "complaint_state" CHECK (
        ("state" IN ('received', 'junk') AND "answer" = '' AND "answered_at" IS NULL AND "answered_by" IS NULL)
        OR ("state" IN ('accepted', 'refused') AND "answered_at" IS NOT NULL AND "answered_by" IS NOT NULL)
    ),
    DROP CONSTRAINT "complaint_person",
    ADD CONSTRAINT "complaint_person" CHECK (
        ("name" <> '' AND "email" <> '' AND "order_number" <> '' AND "goods" <> '' AND "fault" <> ''
            AND ("state" IN ('received', 'junk') OR "answer" <> ''))
        OR ("state" NOT IN ('received', 'junk')
            AND "name" || "email" || "order_number" || "goods" || "fault" || "since" || "answer" = '')
    ),
    ADD CONSTRAINT "complaint_junk" CHECK (
        num_nonnulls("junk_at", "junk_by") = CASE "state" WHEN 'junk' THEN 2 ELSE 0 END);

ALTER TABLE "withdrawal"
    ADD COLUMN "is_known" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "junk_at" TIMESTAMPTZ(3),
    ADD COLUMN "junk_by" TEXT,
    ADD COLUMN "search_text" TEXT COLLATE "C" GENERATED ALWAYS AS (
        search_key("name" || ' ' || "email" || ' ' || "order_number" || ' ' || "text")) STORED,
    DROP CONSTRAINT "withdrawal_state",
    ADD CONSTRAINT "withdrawal_state" CHECK (
        ("state" IN ('received', 'junk') AND "goods_back_at" IS NULL AND "refunded_at" IS NULL)
        OR ("state" = 'goods_back' AND "goods_back_at" IS NOT NULL AND "refunded_at" IS NULL)
        OR ("state" = 'refunded' AND "refunded_at" IS NOT NULL)
    ),
    -- what the staff has opened is no junk
    ADD CONSTRAINT "withdrawal_junk" CHECK (
        num_nonnulls("junk_at", "junk_by") = CASE "state" WHEN 'junk' THEN 2 ELSE 0 END
        AND ("state" <> 'junk' OR "opened_by" IS NULL));

ALTER TABLE "safety_report"
    ADD COLUMN "is_known" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "junk_at" TIMESTAMPTZ(3),
    ADD COLUMN "junk_by" TEXT,
    -- of two administrators at once, the second one is told
    ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
    ADD COLUMN "search_text" TEXT COLLATE "C" GENERATED ALWAYS AS (
        search_key("product" || ' ' || "what_happened" || ' ' || "from_name" || ' ' || "from_email" || ' ' || "note")) STORED,
    DROP CONSTRAINT "safety_report_state",
    ADD CONSTRAINT "safety_report_state" CHECK ("state" IN ('new', 'investigating', 'closed', 'junk')),
    ADD CONSTRAINT "safety_report_junk" CHECK (
        num_nonnulls("junk_at", "junk_by") = CASE "state" WHEN 'junk' THEN 2 ELSE 0 END);

UPDATE "complaint" SET "is_known" = true WHERE is_buyer_of("order_id", "email", "name");
UPDATE "withdrawal" SET "is_known" = true
WHERE "order_id" IS NOT NULL AND ("opened_by" IS NOT NULL OR is_buyer_of("order_id", "email", "name"));
UPDATE "safety_report" SET "is_known" = true WHERE "from_email" <> '' AND has_ordered("from_email");

-- Written by triggers, so that servers of the former version do it too. An order that is named later is named by the staff.
CREATE FUNCTION "note_known_sender"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."is_known" := NEW."order_id" IS NOT NULL AND (TG_OP = 'UPDATE'
        OR to_jsonb(NEW) ->> 'opened_by' IS NOT NULL
        OR is_buyer_of(NEW."order_id", NEW."email", NEW."name"));
    RETURN NEW;
END $$;
CREATE TRIGGER "complaint_known" BEFORE INSERT OR UPDATE OF "order_id" ON "complaint"
    FOR EACH ROW EXECUTE FUNCTION "note_known_sender"();
CREATE TRIGGER "withdrawal_known" BEFORE INSERT OR UPDATE OF "order_id" ON "withdrawal"
    FOR EACH ROW EXECUTE FUNCTION "note_known_sender"();

CREATE FUNCTION "note_known_reporter"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."is_known" := has_ordered(NEW."from_email");
    RETURN NEW;
END $$;
CREATE TRIGGER "safety_report_known" BEFORE INSERT ON "safety_report"
    FOR EACH ROW EXECUTE FUNCTION "note_known_reporter"();

-- A mail about junk is not sent, though the outbox is done with it.
CREATE OR REPLACE FUNCTION "note_complaint_mail"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW."topic" = 'complaint.receipt' THEN
        UPDATE "complaint" SET "receipt_sent_at" = NEW."sent_at"
        WHERE "id" = (NEW."payload" ->> 'complaintId')::int AND "receipt_sent_at" IS NULL AND "state" <> 'junk';
    ELSE
        UPDATE "complaint" SET "answer_sent_at" = NEW."sent_at"
        WHERE "id" = (NEW."payload" ->> 'complaintId')::int;
    END IF;
    RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION "note_withdrawal_receipt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "withdrawal" SET "receipt_sent_at" = NEW."sent_at"
    WHERE "id" = (NEW."payload" ->> 'withdrawalId')::int AND "receipt_sent_at" IS NULL AND "state" <> 'junk';
    RETURN NULL;
END $$;

-- The lists of each register, in their order: the open entries, those that are done, and junk, which is deleted by its age.
CREATE INDEX "complaint_open_idx" ON "complaint" ("is_known" DESC, "answer_due_on", "id") WHERE state = 'received';
CREATE INDEX "complaint_done_idx" ON "complaint" ("id") WHERE state IN ('accepted', 'refused');
CREATE INDEX "complaint_junk_idx" ON "complaint" ("junk_at", "id") WHERE state = 'junk';
CREATE INDEX "complaint_search_text_idx" ON "complaint" USING GIN ("search_text" gin_trgm_ops);
CREATE INDEX "withdrawal_open_idx" ON "withdrawal" ("is_known" DESC, "refund_due_at", "id")
    WHERE state IN ('received', 'goods_back');
CREATE INDEX "withdrawal_done_idx" ON "withdrawal" ("id") WHERE state = 'refunded';
CREATE INDEX "withdrawal_junk_idx" ON "withdrawal" ("junk_at", "id") WHERE state = 'junk';
CREATE INDEX "withdrawal_search_text_idx" ON "withdrawal" USING GIN ("search_text" gin_trgm_ops);
CREATE INDEX "safety_report_open_idx" ON "safety_report" ("is_known" DESC, "id" DESC)
    WHERE state IN ('new', 'investigating');
CREATE INDEX "safety_report_done_idx" ON "safety_report" ("id") WHERE state = 'closed';
CREATE INDEX "safety_report_junk_idx" ON "safety_report" ("junk_at", "id") WHERE state = 'junk';
CREATE INDEX "safety_report_search_text_idx" ON "safety_report" USING GIN ("search_text" gin_trgm_ops);
