-- CreateTable
CREATE TABLE "account_session" (
    "id" TEXT NOT NULL,
    "uid" TEXT NOT NULL,
    "browser" TEXT,
    "system" TEXT,
    "signed_in_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "account_session_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "account_session_uid_idx" ON "account_session"("uid");

-- CreateIndex
CREATE INDEX "account_session_expires_at_idx" ON "account_session"("expires_at");

ALTER TABLE "account_session"
    ADD CONSTRAINT "account_session_id_check" CHECK ("id" ~ '^[A-Za-z0-9_-]{43}$'),
    ADD CONSTRAINT "account_session_uid_not_blank" CHECK ("uid" ~ '\S'),
    -- Names that the shop chose, never what a browser sent.
    ADD CONSTRAINT "account_session_names_short" CHECK (length("browser") <= 20 AND length("system") <= 20);
