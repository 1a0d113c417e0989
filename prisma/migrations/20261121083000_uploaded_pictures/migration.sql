-- CreateTable
CREATE TABLE "uploaded_picture" (
    "hash" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "uploaded_by" TEXT NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "uploaded_picture_pkey" PRIMARY KEY ("hash")
);

ALTER TABLE "uploaded_picture"
    ADD CONSTRAINT "uploaded_picture_hash_check" CHECK ("hash" ~ '^[0-9a-f]{32}$'),
    ADD CONSTRAINT "uploaded_picture_size_check" CHECK ("width" > 0 AND "height" > 0);

-- Those that nothing shows: the background looks for them every hour.
CREATE INDEX "uploaded_picture_unused_idx" ON "uploaded_picture"("uploaded_at") WHERE "used_at" IS NULL;
