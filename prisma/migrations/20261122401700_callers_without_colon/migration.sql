-- Ids of accounts stand in addresses of pages and calls, where a colon is not allowed.
ALTER TABLE "shop_order" DROP CONSTRAINT shop_order_phone_entered;
DROP INDEX shop_order_phone_email_idx;

UPDATE "shop_order" SET user_id = 'phone-' || substr(user_id, 7) WHERE user_id LIKE 'phone:%';
UPDATE "staff_note" SET user_id = 'phone-' || substr(user_id, 7) WHERE user_id LIKE 'phone:%';

ALTER TABLE "shop_order"
  ADD CONSTRAINT shop_order_phone_entered CHECK (user_id NOT LIKE 'phone-%' OR placed_by IS NOT NULL);
CREATE INDEX shop_order_phone_email_idx ON "shop_order" (lower(email)) WHERE user_id LIKE 'phone-%';
