-- What visitors ask the search for in vain, by week: not cars alone.
CREATE TABLE "search_miss" (
  "week" DATE NOT NULL,
  "kind" TEXT NOT NULL,
  "question" TEXT NOT NULL,
  "searches" INTEGER NOT NULL DEFAULT 1,

  CONSTRAINT "search_miss_pkey" PRIMARY KEY ("week", "kind", "question"),
  CONSTRAINT "search_miss_week" CHECK (extract(isodow FROM "week") = 1),
  CONSTRAINT "search_miss_kind" CHECK ("kind" IN ('unknown', 'notSold', 'empty')),
  CONSTRAINT "search_miss_question" CHECK (char_length("question") BETWEEN 1 AND 300),
  CONSTRAINT "search_miss_searches" CHECK ("searches" > 0)
);

-- The cars that were counted so far move. What servers of the former release still write is lost with their table.
WITH moved AS (DELETE FROM "vehicle_search_miss" RETURNING "question", "searches", "last_at")
INSERT INTO "search_miss" ("week", "kind", "question", "searches")
SELECT date_trunc('week', "last_at" AT TIME ZONE 'Europe/Warsaw')::date, 'unknown', "question", "searches" FROM moved
WHERE char_length("question") BETWEEN 1 AND 300 AND "searches" > 0;
