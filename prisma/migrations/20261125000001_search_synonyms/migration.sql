-- Words by which the owner's customers call goods, and what they mean in words that the search understands.
CREATE TABLE "search_synonym" (
  "id" SERIAL NOT NULL,
  "phrase" TEXT NOT NULL,
  "meaning" TEXT NOT NULL,
  "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),

  CONSTRAINT "search_synonym_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "search_synonym_phrase" CHECK (char_length("phrase") BETWEEN 2 AND 40),
  CONSTRAINT "search_synonym_meaning" CHECK (char_length("meaning") BETWEEN 1 AND 80)
);

CREATE UNIQUE INDEX "search_synonym_phrase_key" ON "search_synonym" ("phrase");

-- An entry of the audit may be about the words of the search, and about the file of what it did not find.
ALTER TABLE "audit_entry"
    DROP CONSTRAINT "audit_entry_subject_type_check",
    ADD CONSTRAINT "audit_entry_subject_type_check"
        CHECK ("subject_type" IN ('order', 'product', 'news', 'mail', 'import', 'account', 'safety', 'vehicle',
            'withdrawal', 'return', 'delivery', 'invoice', 'complaint', 'staff', 'settings', 'search'));
