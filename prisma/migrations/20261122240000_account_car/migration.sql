-- The car of an account, so that it is known on its owner's other devices too.
CREATE TABLE "account_car" (
    -- Firebase uid
    "user_id" TEXT NOT NULL,
    "vehicle_id" INTEGER NOT NULL,
    -- The size on the sidewall where the owner has said it: 195/80R15
    "own_tire" TEXT,
    "chosen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_car_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "account_car_own_tire" CHECK (own_tire <> '' AND length(own_tire) <= 20)
);

CREATE INDEX "account_car_vehicle_id_idx" ON "account_car" ("vehicle_id");
ALTER TABLE "account_car" ADD CONSTRAINT "account_car_vehicle_id_fkey"
  FOREIGN KEY ("vehicle_id") REFERENCES "vehicle"("id") ON DELETE CASCADE ON UPDATE CASCADE;
