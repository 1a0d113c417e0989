-- When each job of the shop ran last, and what came of it: of all servers together.
CREATE TABLE "job_run" (
    "name" TEXT NOT NULL,
    "succeeded_at" TIMESTAMPTZ(3),
    "failed_at" TIMESTAMPTZ(3),
    -- Of the last failure; stays until the next one.
    "failure" TEXT,
    -- What a success found, such as a backup's file and counts.
    "details" JSONB,

    CONSTRAINT "job_run_pkey" PRIMARY KEY ("name"),
    CONSTRAINT "job_run_name" CHECK (name ~ '^[a-z][a-z -]{1,40}$'),
    CONSTRAINT "job_run_ran" CHECK (succeeded_at IS NOT NULL OR failed_at IS NOT NULL),
    CONSTRAINT "job_run_failure" CHECK ((failed_at IS NULL) = (failure IS NULL))
);
