-- The beginning of the oldest year whose sales and their proof must be kept, to the end of the sixth year after theirs, by
-- the shop's calendar. The code has the same rule in lib/core/values/keeping.ts.
CREATE FUNCTION kept_since(at TIMESTAMPTZ) RETURNS TIMESTAMPTZ LANGUAGE sql STABLE AS $$
    SELECT (date_trunc('year', at AT TIME ZONE 'Europe/Warsaw') - interval '6 years') AT TIME ZONE 'Europe/Warsaw'
$$;

CREATE OR REPLACE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' THEN
        IF NEW.buyer IS NULL AND OLD.buyer IS NOT NULL AND OLD.issued_at >= kept_since(now()) THEN
            RAISE EXCEPTION 'the buyer on an invoice stays to the end of the sixth year after the year of issue';
        END IF;
        IF (to_jsonb(NEW) - 'ksef_number' - 'buyer') = (to_jsonb(OLD) - 'ksef_number' - 'buyer')
           AND (NEW.buyer IS NULL OR NEW.buyer = OLD.buyer) THEN
            RETURN NEW;
        END IF;
    END IF;
    RAISE EXCEPTION 'issued invoices are never altered or removed';
END $$;
