-- A product is a draft, on sale or archived. Drafts are out of sale like archived products, so in_archive stays what
-- lists and their indexes ask for, and servers of the former version keep writing it.
ALTER TABLE "product" ADD COLUMN "is_draft" BOOLEAN NOT NULL DEFAULT false;
