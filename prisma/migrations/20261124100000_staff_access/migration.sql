-- Roles for whoever packs parcels and whoever keeps the books.
ALTER TABLE "staff_member"
    -- When the account of somebody who was removed was deleted at the identity provider. Until then a token of theirs may
    -- still be valid.
    ADD COLUMN "deleted_at" TIMESTAMPTZ(3),
    ADD CONSTRAINT "staff_member_deleted" CHECK ("deleted_at" IS NULL OR "removed_at" IS NOT NULL),
    DROP CONSTRAINT "staff_member_role_known",
    ADD CONSTRAINT "staff_member_role_known"
        CHECK ("role" IN ('owner', 'orders', 'packing', 'catalogue', 'accounting', 'readOnly'));

ALTER TABLE "staff_invitation"
    -- Firebase uid of the owner with whose rights the invitation ends; null for invitations of an earlier version.
    ADD COLUMN "invited_by" TEXT,
    DROP CONSTRAINT "staff_invitation_role_known",
    ADD CONSTRAINT "staff_invitation_role_known"
        CHECK ("role" IN ('owner', 'orders', 'packing', 'catalogue', 'accounting', 'readOnly'));
