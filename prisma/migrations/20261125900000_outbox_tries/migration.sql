-- The outbox keeps the time of the next try of a mail itself; the queue of pg-boss held it before.
ALTER TABLE "outbox"
    ADD COLUMN "next_try_at" timestamptz(3),
    ADD COLUMN "tries" smallint NOT NULL DEFAULT 0;
-- What the queue held is tried again at once: the provider knows the key of a mail that has left.
UPDATE "outbox" SET next_try_at = now() WHERE taken_at IS NOT NULL AND sent_at IS NULL AND dead_at IS NULL;
CREATE INDEX outbox_again_idx ON "outbox" (next_try_at) WHERE taken_at IS NOT NULL AND sent_at IS NULL AND dead_at IS NULL;
