-- What administrators change of vehicles stands in the audit.
ALTER TABLE "audit_entry"
    DROP CONSTRAINT "audit_entry_subject_type_check",
    ADD CONSTRAINT "audit_entry_subject_type_check"
        CHECK ("subject_type" IN ('order', 'product', 'news', 'mail', 'import', 'account', 'safety', 'vehicle'));

-- Cars that people searched for and the table does not have. No word of who asked.
CREATE TABLE "vehicle_search_miss" (
    "question" TEXT NOT NULL,
    "searches" INTEGER NOT NULL DEFAULT 1,
    "last_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

    CONSTRAINT "vehicle_search_miss_pkey" PRIMARY KEY ("question"),
    CONSTRAINT vehicle_search_miss_question CHECK (length(question) BETWEEN 3 AND 40),
    CONSTRAINT vehicle_search_miss_searches CHECK (searches > 0)
);

-- Threads stand in the form in which products have them.
UPDATE "vehicle" SET thread = 'M14x2' WHERE thread = 'M14x2.0';
