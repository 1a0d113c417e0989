-- The demo's products that an owner has put into the shop to try it, until they are cleared away again.
CREATE TABLE "trial_product" (
    "product_id" INTEGER NOT NULL,

    CONSTRAINT "trial_product_pkey" PRIMARY KEY ("product_id")
);
ALTER TABLE "trial_product" ADD CONSTRAINT "trial_product_product_id_fkey"
  FOREIGN KEY ("product_id") REFERENCES "product" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
