-- Whoever asks for an alert says an address; whose it is, only a mail to it can tell. Until somebody has pressed the
-- button of that mail, nothing else is sent there. Addresses from before were taken without it and keep what they wait for.
ALTER TABLE "stock_alert" ADD COLUMN "confirmed_at" TIMESTAMPTZ(3);
UPDATE "stock_alert" SET "confirmed_at" = "created_at";

CREATE OR REPLACE FUNCTION tell_stock_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO outbox (topic, event_key, payload)
        SELECT 'stock.back', 'stock.back:' || id, jsonb_build_object('stockAlertId', id)
        FROM stock_alert WHERE product_id = NEW.id AND confirmed_at IS NOT NULL
        ON CONFLICT (event_key) DO NOTHING;
    RETURN NULL;
END $$;
