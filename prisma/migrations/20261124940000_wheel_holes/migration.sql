-- The studs that pass the holes of a wheel: M14 studs of a car do not pass holes for M12.
ALTER TABLE "product"
  ADD COLUMN "drilled_for" TEXT,
  ADD CONSTRAINT product_drilled_for CHECK (
    drilled_for IS NULL OR (product_type = 'Wheel' AND length(drilled_for) BETWEEN 1 AND 30));
