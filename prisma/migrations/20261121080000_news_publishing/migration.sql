-- News are written before they appear: as a draft, or for a day that is still to come. What stands already is published.

-- AlterTable
ALTER TABLE "news"
    ADD COLUMN "published" BOOLEAN NOT NULL DEFAULT true,
    ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
    ADD COLUMN "edited_at" TIMESTAMPTZ(3);
