-- The audit is never altered, so it must not hold an address: of changed ones only which fields they were.
ALTER TABLE "audit_entry" DISABLE TRIGGER audit_entry_stays;
UPDATE "audit_entry" SET
  "before" = NULL,
  "after" = jsonb_build_object('changedFields', (SELECT jsonb_agg(field) FROM jsonb_object_keys("after") field))
WHERE "action" = 'order.address' AND NOT "after" ? 'changedFields';
ALTER TABLE "audit_entry" ENABLE TRIGGER audit_entry_stays;
