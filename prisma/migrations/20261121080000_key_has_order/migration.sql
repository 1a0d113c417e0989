-- A spent key always has its order. Deferred, since placing an order spends its key before it writes the order.
ALTER TABLE "idempotency_key"
  ADD CONSTRAINT "idempotency_key_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "shop_order"("id")
  ON DELETE CASCADE ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;

CREATE INDEX "idempotency_key_order_id_idx" ON "idempotency_key"("order_id");
