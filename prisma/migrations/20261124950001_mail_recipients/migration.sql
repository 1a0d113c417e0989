-- To whom a mail was tried that the provider did not take, and whom an administrator chose instead. Both are emptied when
-- it is sent. Whoever corrects an address makes it another mail for the provider, whose key counts the corrections.
ALTER TABLE "outbox"
    ADD COLUMN "tried_to" TEXT,
    ADD COLUMN "recipient" TEXT,
    ADD COLUMN "corrected" SMALLINT NOT NULL DEFAULT 0,
    ADD CONSTRAINT outbox_recipient CHECK (length("recipient") BETWEEN 3 AND 254);
