-- What else the owner of an account said of the car: fit is judged by it.
ALTER TABLE "account_car"
    -- ET in mm, as it is stamped inside the present wheels
    ADD COLUMN "own_offset" DOUBLE PRECISION,
    -- kg on the heavier axle: field N of the registration document
    ADD COLUMN "axle_load" INTEGER,
    ADD CONSTRAINT "account_car_own_offset" CHECK (own_offset BETWEEN -150 AND 150),
    ADD CONSTRAINT "account_car_axle_load" CHECK (axle_load BETWEEN 300 AND 5000),
    -- `205R16C 110/108N` and longer: a size may be followed by its load index and speed symbol
    DROP CONSTRAINT "account_car_own_tire",
    ADD CONSTRAINT "account_car_own_tire" CHECK (own_tire <> '' AND length(own_tire) <= 40);
