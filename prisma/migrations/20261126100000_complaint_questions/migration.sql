-- Whether the buyer sent a complaint: proven by the session it came with, or by what the order's own address answered.
ALTER TABLE "complaint"
    ADD COLUMN "buyer_answered_at" TIMESTAMPTZ(3),
    ADD COLUMN "is_confirmed" BOOLEAN,
    ADD CONSTRAINT complaint_buyer_answer_whole CHECK ((buyer_answered_at IS NULL) = (is_confirmed IS NULL));

-- Open complaints that came before have not been asked. Servers of the former version leave a topic alone that they do not know.
INSERT INTO outbox (topic, event_key, payload, lane)
    SELECT 'complaint.question', 'complaint.question:' || id, jsonb_build_object('complaintId', id), 3
    FROM complaint WHERE state = 'received' AND order_id IS NOT NULL AND email <> ''
    ON CONFLICT (event_key) DO NOTHING;
