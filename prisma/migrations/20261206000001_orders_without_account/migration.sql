-- Whose address a code by mail has confirmed, by the uid of an anonymous sign-in, or of an account that has taken its orders
-- over. The code itself is not stored: it is derived from the nonce with the shop's secret.
CREATE TABLE "address_confirmation" (
    "uid" TEXT NOT NULL,
    -- Lower case.
    "email" TEXT NOT NULL,
    -- What limits count by: the address without a tag, and at Gmail without dots.
    "mailbox" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "nonce" TEXT,
    "asked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- Codes that were typed since.
    "tries" INTEGER NOT NULL DEFAULT 0,
    "confirmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "address_confirmation_pkey" PRIMARY KEY ("uid"),
    CONSTRAINT "address_confirmation_locale" CHECK (locale IN ('pl', 'en', 'ru')),
    CONSTRAINT "address_confirmation_tries" CHECK (tries BETWEEN 0 AND 5),
    CONSTRAINT "address_confirmation_open" CHECK (nonce IS NOT NULL OR confirmed_at IS NOT NULL)
);
CREATE INDEX "address_confirmation_mailbox_idx" ON "address_confirmation" ("mailbox");
CREATE INDEX "address_confirmation_email_idx" ON "address_confirmation" ("email");
CREATE INDEX "address_confirmation_asked_at_idx" ON "address_confirmation" ("asked_at");
