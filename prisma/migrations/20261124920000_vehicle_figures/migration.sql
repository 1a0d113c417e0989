-- What a wheel and a tire are compared with: ET by wheel, load, speed, axle load and brakes, each with a grade of its own,
-- and the names by which people look for a car. ET has decimals: 39.5, 52.5.
ALTER TABLE "vehicle"
    ALTER COLUMN "stock_offset" TYPE DOUBLE PRECISION,
    ADD COLUMN "stud_length" DOUBLE PRECISION,
    ADD COLUMN "stock_offsets" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    ADD COLUMN "brake_rim" DOUBLE PRECISION,
    ADD COLUMN "load_indexes" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    ADD COLUMN "min_load_index" INTEGER,
    ADD COLUMN "min_speed_symbol" TEXT,
    ADD COLUMN "top_speed" INTEGER,
    ADD COLUMN "axle_load" INTEGER,
    ADD COLUMN "bore_confidence" TEXT,
    ADD COLUMN "thread_confidence" TEXT,
    ADD COLUMN "offset_confidence" TEXT,
    ADD COLUMN "load_confidence" TEXT,
    ADD COLUMN "speed_confidence" TEXT,
    ADD COLUMN "axle_confidence" TEXT,
    ADD COLUMN "aliases" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],

    ADD CONSTRAINT vehicle_stud_length CHECK (stud_length BETWEEN 10 AND 150),
    -- 16x7:55, the ET within the limits of stock_offset
    ADD CONSTRAINT vehicle_stock_offsets_written CHECK (
      array_position(stock_offsets, NULL) IS NULL AND
      array_to_string(stock_offsets, ' ') ~
        '^(([0-9]{2}(\.[0-9]{1,2})?x[0-9]{1,2}(\.[0-9]{1,2})?:-?(150|(1[0-4][0-9]|[0-9]{1,2})(\.[0-9]{1,2})?))( |$))*$'),
    ADD CONSTRAINT vehicle_brake_rim CHECK (brake_rim BETWEEN 10 AND 30),
    -- 195/80R15=96, the index one whose load in kg is known
    ADD CONSTRAINT vehicle_load_indexes_written CHECK (
      array_position(load_indexes, NULL) IS NULL AND
      array_to_string(load_indexes, ' ') ~ '^([^ =]+=([6-9][0-9]|1[0-2][0-9]|130)( |$))*$'),
    ADD CONSTRAINT vehicle_min_load_index CHECK (min_load_index BETWEEN 60 AND 130),
    ADD CONSTRAINT vehicle_min_speed_symbol_known CHECK (min_speed_symbol ~ '^(A8|[BCDEFGJKLMNPQRSTUHVWY])$'),
    ADD CONSTRAINT vehicle_top_speed CHECK (top_speed BETWEEN 60 AND 300),
    ADD CONSTRAINT vehicle_axle_load CHECK (axle_load BETWEEN 300 AND 5000),
    ADD CONSTRAINT vehicle_figure_confidence_known CHECK (
      array_remove(ARRAY[bore_confidence, thread_confidence, offset_confidence, load_confidence, speed_confidence,
        axle_confidence], NULL) <@ ARRAY['high', 'medium', 'low']),
    ADD CONSTRAINT vehicle_aliases_written CHECK (
      array_position(aliases, NULL) IS NULL AND cardinality(aliases) <= 40 AND
      array_to_string(aliases, ';') ~ '^([^; ][^;]{0,39}(;|$))*$');
