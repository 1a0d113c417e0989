-- A change of several products at once, with what each of them was and became, so that it can be undone.
CREATE TABLE "bulk_change" (
    "id" SERIAL NOT NULL,
    "action" TEXT NOT NULL,
    "items" JSONB NOT NULL,
    "changed_by" TEXT NOT NULL,
    "changed_by_name" TEXT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "bulk_change_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "bulk_change_action" CHECK ("action" IN ('price', 'stock', 'archive', 'restore')),
    CONSTRAINT "bulk_change_items" CHECK (jsonb_typeof("items") = 'array')
);
CREATE INDEX "bulk_change_changed_at_idx" ON "bulk_change"("changed_at" DESC);
