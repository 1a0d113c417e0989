-- How invoices reach KSeF, the national system of e-invoices. Secrets are stored encrypted only.
CREATE TABLE "ksef_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "mode" TEXT NOT NULL DEFAULT 'off',
    -- Whether the seller issues no more than 10,000 PLN a month by invoice; null until the owner has said so.
    "is_small" BOOLEAN,
    "token_sealed" TEXT,
    -- Of type Offline, as PEM, and its private key.
    "certificate" TEXT,
    "certificate_key_sealed" TEXT,
    -- The last day of a failure that the ministry declared.
    "failure_ended_on" TEXT,

    CONSTRAINT "ksef_settings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ksef_settings_is_one" CHECK (id = 1),
    CONSTRAINT "ksef_settings_mode" CHECK (mode IN ('off', 'manual', 'api')),
    CONSTRAINT "ksef_settings_failure_day" CHECK (failure_ended_on ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$'),
    CONSTRAINT "ksef_settings_api_has_token" CHECK (mode <> 'api' OR token_sealed IS NOT NULL),
    CONSTRAINT "ksef_settings_certificate_has_key" CHECK ((certificate IS NULL) = (certificate_key_sealed IS NULL))
);
INSERT INTO "ksef_settings" DEFAULT VALUES;

-- What became of an invoice that goes to KSeF. Others have no row, as those of former versions.
CREATE TABLE "ksef_document" (
    "invoice_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'prepared',
    -- The buyer got it before it had its number, with the two codes of an offline invoice.
    "is_offline" BOOLEAN NOT NULL DEFAULT false,
    -- What the second of the two codes leads to, signed with the key of the certificate.
    "certificate_link" TEXT,
    -- The bytes that KSeF gets, from the first time that they were needed on; erased together with the buyer.
    "xml" TEXT,
    -- SHA-256 of the XML, as base64.
    "hash" TEXT,
    "session_reference" TEXT,
    "invoice_reference" TEXT,
    -- Why it is not accepted, in the words of KSeF.
    "problem" TEXT,
    -- When the shop goes on with it; null where nothing is to be done.
    "check_at" TIMESTAMPTZ(3),
    "checks" INTEGER NOT NULL DEFAULT 0,
    -- The official receipt, XML signed by the ministry.
    "upo" TEXT,
    "accepted_at" TIMESTAMPTZ(3),

    CONSTRAINT "ksef_document_pkey" PRIMARY KEY ("invoice_id"),
    CONSTRAINT "ksef_document_state" CHECK (state IN ('prepared', 'sending', 'sent', 'accepted', 'refused')),
    CONSTRAINT "ksef_document_offline" CHECK (is_offline = (certificate_link IS NOT NULL)),
    CONSTRAINT "ksef_document_hash" CHECK (xml IS NULL OR hash IS NOT NULL),
    CONSTRAINT "ksef_document_sending" CHECK (state <> 'sending' OR session_reference IS NOT NULL),
    CONSTRAINT "ksef_document_sent" CHECK (state <> 'sent' OR invoice_reference IS NOT NULL),
    CONSTRAINT "ksef_document_reference" CHECK (invoice_reference IS NULL OR session_reference IS NOT NULL),
    CONSTRAINT "ksef_document_accepted" CHECK ((state = 'accepted') = (accepted_at IS NOT NULL)),
    CONSTRAINT "ksef_document_refused" CHECK (state <> 'refused' OR problem IS NOT NULL)
);
CREATE INDEX "ksef_document_check_at_idx" ON "ksef_document" ("check_at");
ALTER TABLE "ksef_document" ADD CONSTRAINT "ksef_document_invoice_id_fkey"
  FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What was sent stays as it was sent, whoever writes.
CREATE FUNCTION keep_ksef_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF OLD.xml IS NOT NULL AND NEW.xml IS DISTINCT FROM OLD.xml
       AND NOT (NEW.xml IS NULL AND (SELECT buyer IS NULL FROM invoice WHERE id = NEW.invoice_id)) THEN
        RAISE EXCEPTION 'the XML of an invoice stays as it was made';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER ksef_document_stays BEFORE UPDATE ON "ksef_document"
    FOR EACH ROW EXECUTE FUNCTION keep_ksef_document();

-- The XML names the buyer, so it goes with them. The receipt names the seller only.
CREATE FUNCTION erase_ksef_xml() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE ksef_document SET xml = NULL WHERE invoice_id = NEW.id AND xml IS NOT NULL;
    RETURN NULL;
END $$;
CREATE TRIGGER invoice_buyer_erased AFTER UPDATE OF buyer ON "invoice"
    FOR EACH ROW WHEN (OLD.buyer IS NOT NULL AND NEW.buyer IS NULL) EXECUTE FUNCTION erase_ksef_xml();
