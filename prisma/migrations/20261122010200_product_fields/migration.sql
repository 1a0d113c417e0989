-- What the trade and the law ask of a product. Every column may be null: nobody said it. One constraint for each says
-- which type has it and what may stand in it.
ALTER TABLE "product"
  ADD COLUMN "sku" TEXT,
  ADD COLUMN "ean" TEXT,
  ADD COLUMN "maker_name" TEXT,
  ADD COLUMN "maker_address" TEXT,
  ADD COLUMN "maker_email" TEXT,
  ADD COLUMN "eu_person_name" TEXT,
  ADD COLUMN "eu_person_address" TEXT,
  ADD COLUMN "eu_person_email" TEXT,
  ADD COLUMN "use" TEXT,
  ADD COLUMN "snowflake" BOOLEAN,
  ADD COLUMN "mud_and_snow" BOOLEAN,
  ADD COLUMN "tread_depth" DOUBLE PRECISION,
  ADD COLUMN "retread_week" TEXT,
  ADD COLUMN "approval" TEXT,
  ADD COLUMN "approval_number" TEXT,
  ADD COLUMN "professional_off_road" BOOLEAN,
  ADD COLUMN "label_fuel" TEXT,
  ADD COLUMN "label_wet" TEXT,
  ADD COLUMN "noise_db" INTEGER,
  ADD COLUMN "noise_class" TEXT,
  ADD COLUMN "eprel_id" TEXT,
  ADD COLUMN "nut_seat" TEXT,
  ADD COLUMN "hub_bore" DOUBLE PRECISION,
  ADD COLUMN "ring_bore" DOUBLE PRECISION,
  ADD COLUMN "alloy" TEXT,
  ADD COLUMN "thread" TEXT,
  ADD COLUMN "stud_length" DOUBLE PRECISION,
  ADD COLUMN "description" TEXT,
  ADD CONSTRAINT product_sku CHECK (sku ~ '\S' AND length(sku) <= 50),
  ADD CONSTRAINT product_ean CHECK (ean ~ '^([0-9]{8}|[0-9]{12,14})$'),
  ADD CONSTRAINT product_maker_email CHECK (maker_email LIKE '%@%'),
  ADD CONSTRAINT product_eu_person_email CHECK (eu_person_email LIKE '%@%'),
  ADD CONSTRAINT product_use CHECK (
    use IS NULL OR (product_type = 'Tire' AND use IN ('road', 'all-terrain', 'rugged', 'mud', 'studded'))),
  ADD CONSTRAINT product_snowflake CHECK (snowflake IS NULL OR product_type = 'Tire'),
  ADD CONSTRAINT product_mud_and_snow CHECK (mud_and_snow IS NULL OR product_type = 'Tire'),
  ADD CONSTRAINT product_tread_depth CHECK (
    tread_depth IS NULL OR (product_type = 'Tire' AND tread_depth > 0 AND tread_depth <= 40)),
  ADD CONSTRAINT product_retread_week CHECK (
    retread_week IS NULL
    OR (product_type = 'Tire' AND retread_week ~ '^20[0-9]{2}-W(0[1-9]|[1-4][0-9]|5[0-3])$')),
  ADD CONSTRAINT product_approval CHECK (
    approval IS NULL OR (product_type = 'Tire' AND approval IN ('R108', 'R109'))),
  ADD CONSTRAINT product_approval_number CHECK (approval_number IS NULL OR product_type = 'Tire'),
  ADD CONSTRAINT product_professional_off_road CHECK (
    professional_off_road IS NULL OR product_type = 'Tire'),
  ADD CONSTRAINT product_label_fuel CHECK (
    label_fuel IS NULL OR (product_type = 'Tire' AND label_fuel IN ('A', 'B', 'C', 'D', 'E'))),
  ADD CONSTRAINT product_label_wet CHECK (
    label_wet IS NULL OR (product_type = 'Tire' AND label_wet IN ('A', 'B', 'C', 'D', 'E'))),
  ADD CONSTRAINT product_noise_db CHECK (
    noise_db IS NULL OR (product_type = 'Tire' AND noise_db BETWEEN 40 AND 100)),
  ADD CONSTRAINT product_noise_class CHECK (
    noise_class IS NULL OR (product_type = 'Tire' AND noise_class IN ('A', 'B', 'C'))),
  ADD CONSTRAINT product_eprel_id CHECK (
    eprel_id IS NULL OR (product_type = 'Tire' AND eprel_id ~ '^[0-9]{1,10}$')),
  ADD CONSTRAINT product_nut_seat CHECK (
    nut_seat IS NULL OR (product_type = 'Wheel' AND nut_seat IN ('conical', 'ball', 'flat'))),
  ADD CONSTRAINT product_hub_bore CHECK (
    hub_bore IS NULL OR (product_type = 'Spacer' AND hub_bore BETWEEN 30 AND 330)),
  ADD CONSTRAINT product_ring_bore CHECK (
    ring_bore IS NULL OR (product_type = 'Spacer' AND ring_bore BETWEEN 30 AND 330)),
  ADD CONSTRAINT product_alloy CHECK (alloy IS NULL OR product_type = 'Spacer'),
  ADD CONSTRAINT product_thread CHECK (thread IS NULL OR product_type = 'Spacer'),
  ADD CONSTRAINT product_stud_length CHECK (
    stud_length IS NULL OR (product_type = 'Spacer' AND stud_length > 0 AND stud_length <= 200)),
  ADD CONSTRAINT product_description CHECK (description IS NULL OR product_type IN ('Wheel', 'Spacer'));

CREATE UNIQUE INDEX "product_sku_key" ON "product"("sku");
