-- A withdrawal or a complaint that came by letter, by mail or at the counter, which the staff enters. Null where the form
-- brought it, and for returns that are no statement of the buyer.
ALTER TABLE "withdrawal"
    ADD COLUMN "channel" TEXT,
    ADD CONSTRAINT "withdrawal_channel" CHECK (
        "channel" IS NULL
        OR ("channel" IN ('letter', 'email', 'counter') AND "opened_by" IS NOT NULL AND "reason" = 'withdrawal')
    );
ALTER TABLE "complaint"
    ADD COLUMN "channel" TEXT,
    ADD COLUMN "entered_by" TEXT,
    ADD COLUMN "entered_by_name" TEXT,
    ADD CONSTRAINT "complaint_channel" CHECK ("channel" IN ('letter', 'email', 'counter')),
    ADD CONSTRAINT "complaint_entered_by_somebody" CHECK (
        num_nonnulls("channel", "entered_by", "entered_by_name") IN (0, 3)
        AND ("channel" IS NULL OR "order_id" IS NOT NULL)
    );
