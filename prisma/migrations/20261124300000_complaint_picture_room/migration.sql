-- How much of the disk the pictures of complaints take. Servers of the former release do not say how large one is.
ALTER TABLE complaint_picture
  ADD COLUMN bytes integer,
  ADD CONSTRAINT complaint_picture_bytes CHECK (bytes > 0);

-- How many pictures of a complaint the store had no room for.
ALTER TABLE complaint
  ADD COLUMN pictures_left_out integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT complaint_pictures_left_out CHECK (pictures_left_out >= 0);
