-- Who wants to know when a product is back in stock. Kept until the mail is sent, 180 days at most.
CREATE TABLE "stock_alert" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "removal_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stock_alert_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "stock_alert_product_id_email_key" ON "stock_alert"("product_id", "email");
CREATE INDEX "stock_alert_email_idx" ON "stock_alert"("email");
CREATE INDEX "stock_alert_removal_key_idx" ON "stock_alert"("removal_key");

ALTER TABLE "stock_alert" ADD CONSTRAINT "stock_alert_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "stock_alert"
    ADD CONSTRAINT stock_alert_email_written CHECK (email = lower(email) AND email LIKE '%_@_%' AND length(email) <= 254),
    ADD CONSTRAINT stock_alert_locale_known CHECK (locale IN ('pl', 'en', 'ru'));

-- An order that is canceled, a correction by hand and an import all end a shortage, so the table itself tells of it, in
-- their transactions.
CREATE FUNCTION tell_stock_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO outbox (topic, event_key, payload)
        SELECT 'stock.back', 'stock.back:' || id, jsonb_build_object('stockAlertId', id)
        FROM stock_alert WHERE product_id = NEW.id
        ON CONFLICT (event_key) DO NOTHING;
    RETURN NULL;
END $$;

CREATE TRIGGER product_stock_is_back AFTER UPDATE OF quantity_in_stock, in_archive ON "product"
    FOR EACH ROW
    WHEN (NEW.quantity_in_stock > 0 AND NOT NEW.in_archive AND (OLD.quantity_in_stock = 0 OR OLD.in_archive))
    EXECUTE FUNCTION tell_stock_alerts();
