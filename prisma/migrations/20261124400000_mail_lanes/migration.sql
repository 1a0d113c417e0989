-- Which mail leaves first, and when. A lower lane leaves first; in a lane of limited size the lower turn does.
ALTER TABLE "outbox"
    ADD COLUMN "lane" SMALLINT NOT NULL DEFAULT 1,
    ADD COLUMN "turn" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "hold_key" TEXT,
    ADD COLUMN "due_at" TIMESTAMPTZ(3),
    ADD CONSTRAINT outbox_lane_known CHECK (lane BETWEEN 1 AND 6),
    ADD CONSTRAINT outbox_hold_due CHECK (hold_key IS NULL OR due_at IS NOT NULL);

CREATE INDEX outbox_waiting_idx ON "outbox" (lane, turn, id) WHERE taken_at IS NULL;
CREATE INDEX outbox_limited_idx ON "outbox" (lane, taken_at) WHERE lane >= 4;
CREATE INDEX outbox_hold_idx ON "outbox" (hold_key, due_at) WHERE hold_key IS NOT NULL;

-- The mail that a product is back goes behind those of orders and of the staff.
CREATE OR REPLACE FUNCTION tell_stock_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO outbox (topic, event_key, payload, lane)
        SELECT 'stock.back', 'stock.back:' || id, jsonb_build_object('stockAlertId', id), 3
        FROM stock_alert WHERE product_id = NEW.id AND confirmed_at IS NOT NULL
        ON CONFLICT (event_key) DO NOTHING;
    RETURN NULL;
END;
$$;

-- A statement from another address than its order's: what the order's own address answered to the question about it.
ALTER TABLE "withdrawal"
    ADD COLUMN "answered_at" TIMESTAMPTZ(3),
    ADD COLUMN "is_confirmed" BOOLEAN,
    ADD CONSTRAINT withdrawal_answer_whole CHECK ((answered_at IS NULL) = (is_confirmed IS NULL));

-- When the address was asked last whether it wants the alert.
ALTER TABLE "stock_alert" ADD COLUMN "asked_at" TIMESTAMPTZ(3);

-- Addresses that nobody may have mails sent to by typing them: keyed digests, so that the list names nobody.
CREATE TABLE "mail_refusal" (
    "address_hash" TEXT NOT NULL,
    "refused_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_refusal_pkey" PRIMARY KEY ("address_hash")
);
