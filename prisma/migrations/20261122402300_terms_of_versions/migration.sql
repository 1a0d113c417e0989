-- The terms as buyers read them since a version was saved: its texts filled in, in all languages, with the delivery prices
-- and the payment methods of that time. Null in versions of before, and in those that a server of the former release saves.
ALTER TABLE "settings_version"
  ADD COLUMN "terms" JSONB,
  -- Why a version began that nobody saved: the delivery prices changed, or a release brought other texts.
  ADD COLUMN "cause" TEXT,
  ADD CONSTRAINT "settings_version_terms" CHECK (jsonb_typeof(terms) = 'object'),
  ADD CONSTRAINT "settings_version_cause" CHECK (cause IN ('delivery', 'release'));
