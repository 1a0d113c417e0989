-- How many questions a week takes is counted by when they came first.
ALTER TABLE "vehicle_search_miss" ADD COLUMN "first_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now();
