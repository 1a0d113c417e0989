-- Who works in the shop, and in which role. Where it names an account it decides; an administrator's claim of an account
-- that it does not name makes an owner.
CREATE TABLE "staff_member" (
    -- Firebase uid
    "uid" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- Null for somebody who had the claim before.
    "invited_by_name" TEXT,
    -- Somebody who was removed stays in the table, so that a claim in a token of theirs counts no more.
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_member_pkey" PRIMARY KEY ("uid"),
    CONSTRAINT "staff_member_role_known" CHECK ("role" IN ('owner', 'orders', 'catalogue', 'readOnly'))
);

CREATE TABLE "staff_invitation" (
    "id" SERIAL NOT NULL,
    -- In small letters.
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    -- SHA-256 of the key in the mail's link; the key itself is nowhere.
    "key_hash" TEXT NOT NULL,
    -- What the mail makes the key of, with the shop's secret.
    "nonce" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "invited_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "invited_by_name" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_invitation_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "staff_invitation_role_known" CHECK ("role" IN ('owner', 'orders', 'catalogue', 'readOnly')),
    CONSTRAINT "staff_invitation_email" CHECK ("email" = lower("email") AND "email" LIKE '%@%'),
    CONSTRAINT "staff_invitation_locale" CHECK ("locale" IN ('pl', 'en', 'ru')),
    CONSTRAINT "staff_invitation_expires" CHECK ("expires_at" > "invited_at"),
    CONSTRAINT "staff_invitation_used_once" CHECK ("accepted_at" IS NULL OR "withdrawn_at" IS NULL)
);

CREATE UNIQUE INDEX "staff_invitation_key_hash_key" ON "staff_invitation" ("key_hash");
-- One open invitation for an address: a new one takes the place of the old one.
CREATE UNIQUE INDEX "staff_invitation_open_email" ON "staff_invitation" ("email")
    WHERE "accepted_at" IS NULL AND "withdrawn_at" IS NULL;

-- What the staff notes on an order or a customer, for the staff.
CREATE TABLE "staff_note" (
    "id" SERIAL NOT NULL,
    "order_id" TEXT,
    -- Firebase uid of the customer
    "user_id" TEXT,
    "text" TEXT NOT NULL,
    "written_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "written_by" TEXT NOT NULL,
    "written_by_name" TEXT NOT NULL,

    CONSTRAINT "staff_note_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "staff_note_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "shop_order"("id")
        ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "staff_note_subject" CHECK (num_nonnulls("order_id", "user_id") = 1),
    CONSTRAINT "staff_note_text" CHECK (btrim("text") <> '' AND length("text") <= 2000)
);

CREATE INDEX "staff_note_order_id_idx" ON "staff_note" ("order_id");
CREATE INDEX "staff_note_user_id_idx" ON "staff_note" ("user_id");

-- When the buyer was erased from an order whose time is over.
ALTER TABLE "shop_order" ADD COLUMN "erased_at" TIMESTAMPTZ(3);

ALTER TABLE "audit_entry"
    DROP CONSTRAINT "audit_entry_subject_type_check",
    ADD CONSTRAINT "audit_entry_subject_type_check"
        CHECK ("subject_type" IN ('order', 'product', 'news', 'mail', 'import', 'account', 'safety', 'vehicle', 'withdrawal',
            'return', 'delivery', 'invoice', 'complaint', 'staff'));
