-- When the release was built whose texts a version of the terms has. A server of an older release that restarts beside
-- newer ones leaves these terms as they are.
ALTER TABLE "settings_version" ADD COLUMN "release_built_at" TIMESTAMPTZ(3);
