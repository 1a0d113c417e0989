-- Numbers of a series that were given out before an older backup was put back: their documents are with the buyers and not
-- in this database. The counter goes on behind them. With this note every number up to the counter's last is accounted for.
CREATE TABLE "invoice_gap" (
    "kind" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "first" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,
    "noted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "noted_by" TEXT NOT NULL,

    CONSTRAINT "invoice_gap_pkey" PRIMARY KEY ("kind", "month", "first"),
    CONSTRAINT "invoice_gap_numbers" CHECK ("first" > 0 AND "last" >= "first"),
    CONSTRAINT "invoice_gap_counter_fkey" FOREIGN KEY ("kind", "month")
        REFERENCES "invoice_counter"("kind", "month") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE FUNCTION refuse_invoice_gap_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'skipped numbers of invoices stay noted';
END $$;
CREATE TRIGGER invoice_gap_stays BEFORE UPDATE OR DELETE ON "invoice_gap"
    FOR EACH ROW EXECUTE FUNCTION refuse_invoice_gap_change();
