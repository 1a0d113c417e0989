-- Whose value-added tax an order has, where that is another country's (OSS): a rate alone does not say it, since Ireland and
-- Portugal have 23 percent too. Servers of the former release leave it empty; a rate that Poland does not have says it then.
ALTER TABLE "shop_order"
    ADD COLUMN "oss_country" TEXT,
    ADD CONSTRAINT "shop_order_oss_country" CHECK (oss_country ~ '^[A-Z]{2}$');
