-- The buyer's own address where the order goes to another one, and the person to ask for at a company.
-- Null in older orders, whose buyers were not asked.
ALTER TABLE "shop_order"
  ADD COLUMN "contact_person" TEXT,
  ADD COLUMN "billing_address" TEXT,
  ADD COLUMN "billing_city" TEXT,
  ADD COLUMN "billing_post_code" TEXT,
  ADD COLUMN "billing_country" TEXT,
  ADD CONSTRAINT shop_order_contact_person CHECK (
    contact_person IS NULL OR (customer_type = 'company' AND contact_person ~ '\S')),
  ADD CONSTRAINT shop_order_billing_complete CHECK (
    num_nonnulls(billing_address, billing_city, billing_post_code, billing_country) = 0
    OR (num_nonnulls(billing_address, billing_city, billing_post_code, billing_country) = 4
      AND billing_address ~ '\S' AND billing_city ~ '\S' AND billing_post_code ~ '\S' AND billing_country ~ '\S'));
