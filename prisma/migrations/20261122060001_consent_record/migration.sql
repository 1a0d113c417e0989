-- Proof of what a visitor agreed to, and when it was taken back. The visitor is a random number of their browser.
CREATE TABLE "consent_record" (
    "id" SERIAL NOT NULL,
    "visitor" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "granted" BOOLEAN NOT NULL,
    "version" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consent_record_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "consent_record_purpose" CHECK ("purpose" IN ('analytics')),
    CONSTRAINT "consent_record_version" CHECK ("version" ~ '^\d{4}-\d{2}-\d{2}$'),
    CONSTRAINT "consent_record_locale" CHECK ("locale" IN ('pl', 'en', 'ru'))
);

-- CreateIndex
CREATE INDEX "consent_record_visitor_idx" ON "consent_record"("visitor");
