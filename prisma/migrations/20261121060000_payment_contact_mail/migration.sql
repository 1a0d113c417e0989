-- CreateTable
CREATE TABLE "payment" (
    "id" SERIAL NOT NULL,
    "order_id" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,
    "paypal_order_id" TEXT,
    "status" TEXT NOT NULL DEFAULT 'created',
    "amount_minor" BIGINT NOT NULL,
    "currency" TEXT NOT NULL,
    "pln_per_unit" DECIMAL(12,6),
    "capture_id" TEXT,
    "captured_at" TIMESTAMPTZ(3),
    "refusal" TEXT,
    "checks" INTEGER NOT NULL DEFAULT 0,
    "check_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_message" (
    "id" SERIAL NOT NULL,
    "from_name" TEXT NOT NULL,
    "from_email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_message_pkey" PRIMARY KEY ("id")
);

-- AlterTable
ALTER TABLE "outbox"
    ADD COLUMN "sent_at" TIMESTAMPTZ(3),
    ADD COLUMN "provider_id" TEXT,
    ADD COLUMN "attempts" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "last_error" TEXT,
    ADD COLUMN "dead_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE UNIQUE INDEX "payment_request_id_key" ON "payment"("request_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_paypal_order_id_key" ON "payment"("paypal_order_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_capture_id_key" ON "payment"("capture_id");

-- CreateIndex
CREATE INDEX "payment_order_id_idx" ON "payment"("order_id");

-- CreateIndex
CREATE INDEX "contact_message_sender_created_at_idx" ON "contact_message"("sender", "created_at");

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "shop_order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "payment"
  ADD CONSTRAINT payment_status_known
    CHECK (status IN ('created', 'pending', 'captured', 'refunded', 'review', 'refused', 'expired')),
  ADD CONSTRAINT payment_amount_positive CHECK (amount_minor > 0),
  ADD CONSTRAINT payment_captured_known
    CHECK (status NOT IN ('captured', 'refunded') OR (capture_id IS NOT NULL AND captured_at IS NOT NULL));

-- One wallet payment an order at a time: whatever the code does, an order is never captured twice.
CREATE UNIQUE INDEX payment_one_live_idx ON "payment" (order_id) WHERE status NOT IN ('refused', 'expired');
CREATE INDEX payment_check_idx ON "payment" (check_at) WHERE check_at IS NOT NULL;
-- What the administrator must see, which is nothing on a good day.
CREATE INDEX outbox_dead_idx ON "outbox" (dead_at) WHERE dead_at IS NOT NULL;
