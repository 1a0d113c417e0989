-- The shape that rate-limiter-flexible writes, which names no columns: their order counts. `key` holds a digest, so no
-- address and no e-mail stands here.
CREATE TABLE "rate_limit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);
