-- Whether letters about an order go to the account's own e-mail. Of earlier orders nobody knows; most do.
ALTER TABLE "shop_order" ADD COLUMN "is_own_email" BOOLEAN NOT NULL DEFAULT true;
