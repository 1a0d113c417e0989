-- News in English and Russian; empty where nobody has written them. A language has both title and text, or neither.
ALTER TABLE "news"
    ADD COLUMN "title_en" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "description_en" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "title_ru" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "description_ru" TEXT NOT NULL DEFAULT '',
    ADD CONSTRAINT "news_whole_in_english" CHECK ((title_en = '') = (description_en = '')),
    ADD CONSTRAINT "news_whole_in_russian" CHECK ((title_ru = '') = (description_ru = ''));

-- The title under which a product was sold, in the language of the order; null where it was the stored title.
ALTER TABLE "order_line" ADD COLUMN "shown_title" TEXT;

-- Descriptions of products in English and Russian.
ALTER TABLE "product"
    ADD COLUMN "description_en" TEXT,
    ADD COLUMN "description_ru" TEXT;
