-- One more lane: letters about orders to addresses that their accounts have not confirmed.
ALTER TABLE "outbox"
    DROP CONSTRAINT outbox_lane_known,
    ADD CONSTRAINT outbox_lane_known CHECK (lane BETWEEN 1 AND 7);
