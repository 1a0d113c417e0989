-- Files that administrators import: the upload with what became of it, its rows until they are imported, and what is
-- wrong with them.

-- CreateTable
CREATE TABLE "catalogue_import" (
    "id" SERIAL NOT NULL,
    "product_type" "product_type" NOT NULL,
    "file_name" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'checking',
    "started_by" TEXT NOT NULL,
    "started_by_name" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "encoding" TEXT,
    "columns" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "rows" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "failure_fields" JSONB,

    CONSTRAINT "catalogue_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
-- Not logged: a crash loses at most a file that is uploaded again, and fifty thousand rows are written once only.
CREATE UNLOGGED TABLE "catalogue_import_row" (
    "import_id" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "product_id" INTEGER,
    "cells" JSONB NOT NULL,
    "verdict" TEXT NOT NULL,
    "seen" TEXT,
    "stock_base" INTEGER,
    "changes" JSONB,

    CONSTRAINT "catalogue_import_row_pkey" PRIMARY KEY ("import_id", "line")
);

-- CreateTable
CREATE UNLOGGED TABLE "catalogue_import_problem" (
    "id" BIGSERIAL NOT NULL,
    "import_id" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "column_name" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "value" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "catalogue_import_problem_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "catalogue_import_row_import_id_product_id_idx" ON "catalogue_import_row"("import_id", "product_id");

-- CreateIndex
CREATE INDEX "catalogue_import_problem_import_id_line_id_idx" ON "catalogue_import_problem"("import_id", "line", "id");

ALTER TABLE "catalogue_import" ADD CONSTRAINT "catalogue_import_state_check"
    CHECK ("state" IN ('checking', 'checked', 'importing', 'imported', 'failed'));
ALTER TABLE "catalogue_import_row" ADD CONSTRAINT "catalogue_import_row_verdict_check"
    CHECK ("verdict" IN ('created', 'changed', 'unchanged', 'refused'));
