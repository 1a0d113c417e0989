-- What a retread's passport says beside the fields it had: the class of its casing and the rubber of its tread.
ALTER TABLE "product"
  ADD COLUMN "casing" TEXT,
  ADD COLUMN "compound" TEXT,
  ADD CONSTRAINT product_casing CHECK (
    casing IS NULL OR (product_type = 'Tire' AND casing ~ '\S' AND length(casing) <= 50)),
  ADD CONSTRAINT product_compound CHECK (
    compound IS NULL OR (product_type = 'Tire' AND compound ~ '\S' AND length(compound) <= 100));
