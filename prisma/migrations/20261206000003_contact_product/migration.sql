-- The product that a message to the shop asks about; null where it asks about none, and from servers of the former release.
ALTER TABLE "contact_message"
    ADD COLUMN "product_id" INTEGER,
    ADD CONSTRAINT "contact_message_product_id_fkey"
        FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE INDEX "contact_message_product_id_idx" ON "contact_message"("product_id");
