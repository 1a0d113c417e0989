-- What the owner says of the shop: the newest version counts, and none is ever altered.
CREATE TABLE "settings_version" (
    "version" INTEGER NOT NULL,
    -- As lib/settings/schema.ts describes it.
    "data" JSONB NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- uid and name of who saved it
    "saved_by" TEXT NOT NULL,
    "saved_by_name" TEXT NOT NULL,
    -- The earlier version that this one puts back.
    "restores" INTEGER,

    CONSTRAINT "settings_version_pkey" PRIMARY KEY ("version"),
    CONSTRAINT "settings_version_counts" CHECK (version > 0),
    CONSTRAINT "settings_version_restores_earlier" CHECK (restores < version),
    CONSTRAINT "settings_version_data" CHECK (jsonb_typeof(data) = 'object')
);
ALTER TABLE "settings_version" ADD CONSTRAINT "settings_version_restores_fkey"
  FOREIGN KEY ("restores") REFERENCES "settings_version" ("version") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE FUNCTION refuse_settings_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'versions of the settings are never altered or removed';
END $$;
CREATE TRIGGER settings_version_stays BEFORE UPDATE OR DELETE ON "settings_version"
    FOR EACH ROW EXECUTE FUNCTION refuse_settings_change();

CREATE FUNCTION current_terms_version() RETURNS INTEGER STABLE LANGUAGE sql AS $$
  SELECT max(version) FROM settings_version
$$;

-- The version of the settings, and so of the terms, under which an order was placed. Null: those that came with the shop.
-- The default comes afterward, so that earlier orders keep null.
ALTER TABLE "shop_order" ADD COLUMN "terms_version" INTEGER;
ALTER TABLE "shop_order" ALTER COLUMN "terms_version" SET DEFAULT current_terms_version();
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_terms_version_fkey"
  FOREIGN KEY ("terms_version") REFERENCES "settings_version" ("version") ON DELETE RESTRICT ON UPDATE CASCADE;

-- An entry of the audit may be about the settings.
ALTER TABLE "audit_entry"
    DROP CONSTRAINT "audit_entry_subject_type_check",
    ADD CONSTRAINT "audit_entry_subject_type_check"
        CHECK ("subject_type" IN ('order', 'product', 'news', 'mail', 'import', 'account', 'safety', 'vehicle',
            'withdrawal', 'return', 'delivery', 'invoice', 'complaint', 'staff', 'settings'));
