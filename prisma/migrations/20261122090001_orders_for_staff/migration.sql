-- Money that was taken when the goods were handed over: when it was noted, and by whom.
ALTER TABLE "shop_order"
  ADD COLUMN "paid_at" TIMESTAMPTZ(3),
  ADD COLUMN "paid_by" TEXT,
  ADD COLUMN "paid_by_name" TEXT,
  -- What an administrator finds an order by beside its names: e-mail, city, the digits of the phone, the tax id.
  ADD COLUMN "search_contact" TEXT COLLATE "C"
    GENERATED ALWAYS AS (
      search_key(email || ' ' || city) || ' ' || regexp_replace(phone, '[^0-9]', '', 'g') || ' '
        || lower(regexp_replace(coalesce(unn, ''), '[^0-9A-Za-z]', '', 'g') COLLATE "C")
    ) STORED,
  ADD CONSTRAINT shop_order_paid_by_somebody CHECK (num_nonnulls(paid_at, paid_by, paid_by_name) IN (0, 3)),
  ADD CONSTRAINT shop_order_paid_at_delivery
    CHECK (paid_at IS NULL OR type_of_payment = 'payment_at_delivery');

CREATE INDEX "shop_order_search_contact_idx" ON "shop_order" USING GIN ("search_contact" gin_trgm_ops);

-- The mails about one order.
CREATE INDEX "outbox_order_idx" ON "outbox" ((payload ->> 'orderId'), "id");
