-- Complaints about the safety of products and reports of accidents: the register that art. 9 of Regulation (EU) 2023/988
-- asks for.
CREATE TABLE "safety_report" (
    "id" SERIAL NOT NULL,
    "product" TEXT NOT NULL,
    "what_happened" TEXT NOT NULL,
    "from_name" TEXT NOT NULL,
    "from_email" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT 'new',
    "note" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "safety_report_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "safety_report_state" CHECK ("state" IN ('new', 'investigating', 'closed'))
);

-- An entry of the audit may be about a report.
ALTER TABLE "audit_entry"
    DROP CONSTRAINT "audit_entry_subject_type_check",
    ADD CONSTRAINT "audit_entry_subject_type_check"
        CHECK ("subject_type" IN ('order', 'product', 'news', 'mail', 'import', 'account', 'safety'));
