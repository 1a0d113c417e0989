-- How the money came that an administrator noted. Null where a former version noted it: at the delivery.
ALTER TABLE "shop_order"
  ADD COLUMN "paid_way" TEXT,
  ADD CONSTRAINT shop_order_paid_way_known CHECK (paid_way IN ('delivery', 'transfer')),
  -- A transfer pays whatever was chosen at the checkout.
  DROP CONSTRAINT shop_order_paid_at_delivery;
