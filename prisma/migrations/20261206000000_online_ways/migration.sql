-- BLIK and Przelewy24 beside the wallet: an order may name them, and each attempt to pay says which of the three it is. A server
-- of the former release, which knows the wallet only, writes attempts of the wallet.
ALTER TABLE "shop_order"
    DROP CONSTRAINT "shop_order_payment_known",
    ADD CONSTRAINT "shop_order_payment_known"
        CHECK (type_of_payment IN ('blik', 'p24', 'bank_transfer', 'payment_at_delivery', 'paypal')) NOT VALID;

ALTER TABLE "payment"
    ADD COLUMN "type_of_payment" TEXT NOT NULL DEFAULT 'paypal',
    ADD CONSTRAINT "payment_type_known" CHECK (type_of_payment IN ('blik', 'p24', 'paypal')),
    ADD CONSTRAINT "payment_redirect_in_pln"
        CHECK (type_of_payment = 'paypal' OR (currency = 'PLN' AND pln_per_unit IS NULL));
