-- A parcel of an order that was handed to a carrier, by its tracking number. A corrected one is a new row.
CREATE TABLE "parcel" (
    "id" SERIAL NOT NULL,
    "order_id" TEXT NOT NULL,
    "carrier" TEXT NOT NULL,
    -- Of a carrier that the shop has no code for.
    "carrier_name" TEXT,
    "number" TEXT NOT NULL,
    "noted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- uid of the administrator
    "noted_by" TEXT NOT NULL,

    CONSTRAINT "parcel_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "parcel_carrier_known" CHECK (carrier IN
      ('inpost', 'dpd', 'dhl', 'gls', 'fedex', 'ups', 'poczta_polska', 'orlen_paczka', 'other')),
    CONSTRAINT "parcel_other_carrier_named" CHECK
      ((carrier = 'other') = (carrier_name IS NOT NULL) AND btrim(carrier_name) <> '' AND length(carrier_name) <= 60),
    CONSTRAINT "parcel_number_form" CHECK (number ~ '^[0-9A-Z][0-9A-Z-]{3,38}[0-9A-Z]$')
);

CREATE UNIQUE INDEX "parcel_order_id_number_key" ON "parcel" ("order_id", "number");
ALTER TABLE "parcel" ADD CONSTRAINT "parcel_order_id_fkey"
  FOREIGN KEY ("order_id") REFERENCES "shop_order"("id") ON DELETE CASCADE ON UPDATE CASCADE;
