-- The second factor of a member of the staff (RFC 6238). Without "confirmed_at" it is being enrolled and asks nobody.
CREATE TABLE "second_factor" (
    "uid" TEXT NOT NULL,
    -- The shared key, encrypted: the database alone makes no code.
    "sealed_key" TEXT NOT NULL,
    "began_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "confirmed_at" TIMESTAMPTZ(3),
    -- Period of 30 seconds of the last accepted code: neither it nor an earlier one is accepted again.
    "last_period" INTEGER NOT NULL DEFAULT 0,
    -- Hashes of the recovery codes that are left, made with this salt.
    "recovery_salt" TEXT NOT NULL DEFAULT '',
    "recovery_hashes" TEXT[] NOT NULL DEFAULT '{}',

    CONSTRAINT "second_factor_pkey" PRIMARY KEY ("uid"),
    CONSTRAINT "second_factor_recovery_hashes" CHECK (cardinality("recovery_hashes") <= 10)
);

-- When a code of the second factor was typed in this session; null where none was.
ALTER TABLE "account_session" ADD COLUMN "factor_confirmed_at" TIMESTAMPTZ(3);
