-- What administrators changed, the prices a product had, and why its stock was put right.

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "actor_name" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject_type" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_change" (
    "id" BIGSERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "from_grosze" INTEGER NOT NULL,
    "to_grosze" INTEGER NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "price_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stock_change" (
    "id" BIGSERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "delta" INTEGER NOT NULL,
    "stock_after" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "changed_by" TEXT NOT NULL,
    "changed_by_name" TEXT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stock_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_entry_subject_type_subject_id_id_idx" ON "audit_entry"("subject_type", "subject_id", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_actor_id_idx" ON "audit_entry"("actor", "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_at_id_idx" ON "audit_entry"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "price_change_product_id_id_idx" ON "price_change"("product_id", "id" DESC);

-- CreateIndex
CREATE INDEX "stock_change_product_id_id_idx" ON "stock_change"("product_id", "id" DESC);

-- AddForeignKey
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_change" ADD CONSTRAINT "stock_change_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "audit_entry"
    ADD CONSTRAINT "audit_entry_action_check" CHECK ("action" ~ '^[a-z]+(\.[a-z_]+)+$'),
    ADD CONSTRAINT "audit_entry_subject_type_check"
        CHECK ("subject_type" IN ('order', 'product', 'news', 'mail', 'import', 'account'));
ALTER TABLE "price_change"
    ADD CONSTRAINT "price_change_from_grosze_check" CHECK ("from_grosze" > 0),
    ADD CONSTRAINT "price_change_to_grosze_check" CHECK ("to_grosze" > 0);
ALTER TABLE "stock_change"
    ADD CONSTRAINT "stock_change_delta_check" CHECK ("delta" <> 0),
    ADD CONSTRAINT "stock_change_stock_after_check" CHECK ("stock_after" >= 0),
    ADD CONSTRAINT "stock_change_reason_check"
        CHECK ("reason" IN ('delivery', 'count', 'damage', 'return', 'correction', 'import'));

-- An entry of the audit is never altered or removed, not by the shop either.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'entries of the audit are never altered or removed';
END $$;
CREATE TRIGGER audit_entry_stays BEFORE UPDATE OR DELETE ON "audit_entry"
    FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

-- However a price is changed, by form, import or hand, its history keeps it.
CREATE FUNCTION note_price_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO price_change (product_id, from_grosze, to_grosze) VALUES (NEW.id, OLD.price_grosze, NEW.price_grosze);
    RETURN NULL;
END $$;
CREATE TRIGGER product_price_is_noted AFTER UPDATE OF price_grosze ON "product"
    FOR EACH ROW WHEN (OLD.price_grosze IS DISTINCT FROM NEW.price_grosze) EXECUTE FUNCTION note_price_change();
