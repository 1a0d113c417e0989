-- One record from the statement to the money. A row of "withdrawal" is a return: from a statement of the buyer, or
-- opened by an administrator (goods refused at the door, a complaint that was accepted, a canceled order).
ALTER TABLE "withdrawal"
    ADD COLUMN "reason" TEXT NOT NULL DEFAULT 'withdrawal',
    ADD COLUMN "opened_by" TEXT,
    ADD COLUMN "opened_by_name" TEXT,
    ADD CONSTRAINT "withdrawal_reason_known"
        CHECK ("reason" IN ('withdrawal', 'refused', 'complaint', 'canceled', 'other')),
    ADD CONSTRAINT "withdrawal_opened_by_somebody"
        CHECK (num_nonnulls("opened_by", "opened_by_name") IN (0, 2) AND ("opened_by" IS NULL OR "order_id" IS NOT NULL)),
    ADD CONSTRAINT "withdrawal_buyers_reason" CHECK ("opened_by" IS NOT NULL OR "reason" = 'withdrawal'),
    DROP CONSTRAINT "withdrawal_person",
    -- what an administrator opens has no statement: its buyer is the order's
    ADD CONSTRAINT "withdrawal_person" CHECK (
        ("opened_by" IS NULL AND "text" <> '' AND "name" <> '' AND "email" <> '' AND "order_number" <> '')
        OR (("state" = 'refunded' OR "opened_by" IS NOT NULL)
            AND "text" || "name" || "email" || "order_number" || "lines" || "account_number" = '')
    );

-- What came back of each line, in which condition, and what is deducted for it.
CREATE TABLE "return_line" (
    "withdrawal_id" INTEGER NOT NULL,
    "order_line_id" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "condition" TEXT NOT NULL,
    "deduction_grosze" INTEGER NOT NULL DEFAULT 0,
    "deduction_reason" TEXT NOT NULL DEFAULT '',
    -- pieces that went back into the stock
    "restocked" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "return_line_pkey" PRIMARY KEY ("withdrawal_id", "order_line_id"),
    CONSTRAINT "return_line_withdrawal_id_fkey" FOREIGN KEY ("withdrawal_id") REFERENCES "withdrawal"("id")
        ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "return_line_order_line_id_fkey" FOREIGN KEY ("order_line_id") REFERENCES "order_line"("id")
        ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "return_line_quantity_positive" CHECK ("quantity" > 0),
    CONSTRAINT "return_line_condition_known" CHECK ("condition" IN ('like_new', 'used', 'damaged')),
    CONSTRAINT "return_line_deduction_explained" CHECK (
        "deduction_grosze" >= 0 AND ("deduction_grosze" = 0 OR btrim("deduction_reason") <> '')
    ),
    CONSTRAINT "return_line_restocked_in_range" CHECK ("restocked" BETWEEN 0 AND "quantity")
);
CREATE INDEX "return_line_order_line_id_idx" ON "return_line"("order_line_id");

-- Over all returns of an order: a line never gives back more than was ordered. The triggers keep the sums, the row lock of
-- their UPDATE makes two returns wait for each other, and the CHECK refuses the second.
ALTER TABLE "order_line"
    ADD COLUMN "returned" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "restocked" INTEGER NOT NULL DEFAULT 0,
    ADD CONSTRAINT "order_line_returned_in_range"
        CHECK ("returned" BETWEEN 0 AND "quantity" AND "restocked" BETWEEN 0 AND "returned");

CREATE FUNCTION "count_returned"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN
        UPDATE "order_line" SET "returned" = "returned" - OLD."quantity", "restocked" = "restocked" - OLD."restocked"
        WHERE "id" = OLD."order_line_id";
    END IF;
    IF TG_OP <> 'DELETE' THEN
        UPDATE "order_line" SET "returned" = "returned" + NEW."quantity", "restocked" = "restocked" + NEW."restocked"
        WHERE "id" = NEW."order_line_id";
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "return_line_counted" AFTER INSERT OR UPDATE OR DELETE ON "return_line"
    FOR EACH ROW EXECUTE FUNCTION "count_returned"();

-- Money that goes back to the buyer of an order.
CREATE TABLE "refund" (
    "id" SERIAL NOT NULL,
    "order_id" TEXT NOT NULL,
    -- null for what was paid back in PayPal's own panel
    "withdrawal_id" INTEGER,
    "method" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "amount_grosze" BIGINT NOT NULL,
    -- why it is less than the shop proposed
    "reason" TEXT NOT NULL DEFAULT '',
    -- of the form that it was pressed in; sent to PayPal as PayPal-Request-Id
    "request_id" UUID NOT NULL,
    "payment_id" INTEGER,
    -- hundredths of the payment's currency
    "amount_minor" BIGINT,
    "paypal_refund_id" TEXT,
    -- PayPal's own words when it last refused, or did not do it yet
    "refusal" TEXT,
    "checks" INTEGER NOT NULL DEFAULT 0,
    "check_at" TIMESTAMPTZ(3),
    "noted_by" TEXT,
    "noted_by_name" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "refunded_at" TIMESTAMPTZ(3),

    CONSTRAINT "refund_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "refund_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "shop_order"("id")
        ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "refund_withdrawal_id_fkey" FOREIGN KEY ("withdrawal_id") REFERENCES "withdrawal"("id")
        ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "refund_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id")
        ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "refund_method_known" CHECK ("method" IN ('paypal', 'transfer', 'cash')),
    CONSTRAINT "refund_state_known" CHECK ("state" IN ('requested', 'pending', 'completed', 'refused', 'review')),
    CONSTRAINT "refund_amount_positive" CHECK ("amount_grosze" > 0),
    CONSTRAINT "refund_of_a_payment" CHECK (
        CASE "method"
            WHEN 'paypal' THEN "payment_id" IS NOT NULL AND "amount_minor" > 0
            ELSE num_nonnulls("payment_id", "amount_minor", "paypal_refund_id", "check_at") = 0 AND "state" = 'completed'
        END
    ),
    CONSTRAINT "refund_noted_by_somebody"
        CHECK (num_nonnulls("noted_by", "noted_by_name", "withdrawal_id") IN (0, 3)),
    CONSTRAINT "refund_refunded_at" CHECK (("state" IN ('completed', 'review')) = ("refunded_at" IS NOT NULL))
);
CREATE UNIQUE INDEX "refund_request_id_key" ON "refund"("request_id");
CREATE UNIQUE INDEX "refund_paypal_refund_id_key" ON "refund"("paypal_refund_id");
CREATE INDEX "refund_order_id_idx" ON "refund"("order_id");
CREATE INDEX "refund_withdrawal_id_idx" ON "refund"("withdrawal_id");
CREATE INDEX "refund_payment_id_idx" ON "refund"("payment_id");
CREATE INDEX refund_check_idx ON "refund" (check_at) WHERE check_at IS NOT NULL;
-- One request of a return is under way at a time, whatever the code does.
CREATE UNIQUE INDEX refund_one_open_idx ON "refund" (withdrawal_id) WHERE state IN ('requested', 'pending');

-- The books of an order: paid - refunded = kept, never below 0. A refund counts from its request on. Triggers keep the
-- sums; the CHECKs refuse what would give back more than was paid, by the order in grosze and by the payment in its currency.
ALTER TABLE "payment"
    ADD COLUMN "refunded_minor" BIGINT NOT NULL DEFAULT 0,
    ADD CONSTRAINT "payment_refunded_in_range" CHECK ("refunded_minor" BETWEEN 0 AND "amount_minor");

ALTER TABLE "shop_order"
    ADD COLUMN "paid_grosze" BIGINT NOT NULL DEFAULT 0,
    ADD COLUMN "refunded_grosze" BIGINT NOT NULL DEFAULT 0;

UPDATE "shop_order" o SET "paid_grosze" = "total_grosze" * (
    ("paid_at" IS NOT NULL)::int
    + (SELECT count(*) FROM "payment" p WHERE p."order_id" = o."id" AND p."status" IN ('captured', 'refunded')))
WHERE "paid_at" IS NOT NULL OR EXISTS (SELECT FROM "payment" p WHERE p."order_id" = o."id");

ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_keeps_nothing_below_zero"
    CHECK ("refunded_grosze" BETWEEN 0 AND "paid_grosze");

-- The canceled orders whose money is still here, which the dashboard names.
CREATE INDEX shop_order_canceled_unrefunded_idx ON "shop_order" (order_date)
    WHERE status = 'Canceled' AND refunded_grosze < paid_grosze;

CREATE FUNCTION "book_paid_at_delivery"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."paid_grosze" := NEW."paid_grosze"
        + ((NEW."paid_at" IS NOT NULL)::int - (TG_OP = 'UPDATE' AND OLD."paid_at" IS NOT NULL)::int) * NEW."total_grosze";
    RETURN NEW;
END $$;
CREATE TRIGGER "shop_order_booked" BEFORE INSERT OR UPDATE OF "paid_at" ON "shop_order"
    FOR EACH ROW EXECUTE FUNCTION "book_paid_at_delivery"();

CREATE FUNCTION "book_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    before INTEGER := CASE WHEN TG_OP = 'UPDATE' THEN (OLD."status" IN ('captured', 'refunded'))::int ELSE 0 END;
    after INTEGER := (NEW."status" IN ('captured', 'refunded'))::int;
BEGIN
    IF before <> after THEN
        UPDATE "shop_order" SET "paid_grosze" = "paid_grosze" + (after - before) * "total_grosze"
        WHERE "id" = NEW."order_id";
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "payment_booked" AFTER INSERT OR UPDATE OF "status" ON "payment"
    FOR EACH ROW EXECUTE FUNCTION "book_payment"();

CREATE FUNCTION "book_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    before BIGINT := CASE WHEN TG_OP <> 'INSERT' AND OLD."state" IN ('requested', 'pending', 'completed')
        THEN OLD."amount_grosze" ELSE 0 END;
    after BIGINT := CASE WHEN TG_OP <> 'DELETE' AND NEW."state" IN ('requested', 'pending', 'completed')
        THEN NEW."amount_grosze" ELSE 0 END;
    before_minor BIGINT := CASE WHEN before > 0 THEN coalesce(OLD."amount_minor", 0) ELSE 0 END;
    after_minor BIGINT := CASE WHEN after > 0 THEN coalesce(NEW."amount_minor", 0) ELSE 0 END;
BEGIN
    IF before <> after THEN
        UPDATE "shop_order" SET "refunded_grosze" = "refunded_grosze" + after - before
        WHERE "id" = coalesce(NEW."order_id", OLD."order_id");
    END IF;
    IF before_minor <> after_minor THEN
        UPDATE "payment" SET "refunded_minor" = "refunded_minor" + after_minor - before_minor
        WHERE "id" = coalesce(NEW."payment_id", OLD."payment_id");
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "refund_booked" AFTER INSERT OR UPDATE OR DELETE ON "refund"
    FOR EACH ROW EXECUTE FUNCTION "book_refund"();

-- What PayPal had given back before the shop kept refunds.
INSERT INTO "refund" ("order_id", "method", "state", "amount_grosze", "request_id", "payment_id", "amount_minor", "refunded_at")
SELECT p."order_id", 'paypal', 'completed', o."total_grosze", gen_random_uuid(), p."id", p."amount_minor", now()
FROM "payment" p JOIN "shop_order" o ON o."id" = p."order_id" WHERE p."status" = 'refunded';

-- An entry of the audit may be about what happens after the sale.
ALTER TABLE "audit_entry"
    DROP CONSTRAINT "audit_entry_subject_type_check",
    ADD CONSTRAINT "audit_entry_subject_type_check"
        CHECK ("subject_type" IN ('order', 'product', 'news', 'mail', 'import', 'account', 'safety', 'vehicle',
            'withdrawal', 'return', 'delivery', 'invoice', 'complaint', 'staff'));
