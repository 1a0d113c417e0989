-- Who of the staff entered an order for a caller. A caller without an account owns it under 'phone:' and a digest, until
-- somebody signs in with that e-mail address, confirmed.
ALTER TABLE "shop_order"
  ADD COLUMN "placed_by" TEXT,
  ADD CONSTRAINT shop_order_placed_by_not_blank CHECK (placed_by ~ '\S'),
  ADD CONSTRAINT shop_order_phone_entered CHECK (user_id NOT LIKE 'phone:%' OR placed_by IS NOT NULL);

CREATE INDEX shop_order_phone_email_idx ON "shop_order" (lower(email)) WHERE user_id LIKE 'phone:%';
