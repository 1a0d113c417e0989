-- Rates of tax with a decimal, such as Finland's 25.5 percent: in tenths of a percent. Servers of the former release write and
-- read whole percents, which stand beside; where the two disagree, they have written.
ALTER TABLE "order_line" ADD COLUMN "vat_permille" INTEGER NOT NULL DEFAULT 230;
UPDATE "order_line" SET "vat_permille" = "vat_rate" * 10 WHERE "vat_rate" <> 23;

CREATE FUNCTION "follow_whole_rate"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF round(NEW."vat_permille" / 10.0) <> NEW."vat_rate" THEN
        NEW."vat_permille" := NEW."vat_rate" * 10;
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER "order_line_whole_rate" BEFORE INSERT OR UPDATE OF "vat_rate", "vat_permille" ON "order_line"
    FOR EACH ROW EXECUTE FUNCTION "follow_whole_rate"();
