-- Buyers may fetch their goods, where the settings say so; name who receives them at another address; and say what the
-- courier should know and which day would suit. Null in older orders, whose buyers were not asked.
ALTER TABLE "shop_order"
  ADD COLUMN "recipient_name" TEXT,
  ADD COLUMN "recipient_phone" TEXT,
  ADD COLUMN "remark" TEXT,
  ADD COLUMN "wished_day" DATE,
  ADD CONSTRAINT shop_order_recipient CHECK (
    num_nonnulls(recipient_name, recipient_phone) = 0
    OR (type_of_delivery = 'shipping_to_another_address' AND coalesce(recipient_name, 'x') ~ '\S'
      AND coalesce(recipient_phone, 'x') ~ '\S')),
  ADD CONSTRAINT shop_order_remark CHECK (remark ~ '\S' AND length(remark) <= 300),
  DROP CONSTRAINT shop_order_delivery_known,
  ADD CONSTRAINT shop_order_delivery_known CHECK (
    type_of_delivery IN ('delivery_with_assembly', 'shipping_to_customer', 'shipping_to_another_address', 'pickup'));
