import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { applySettings } from './load'
import { readSettings, type SavedSettings } from './queries'
import { settingsTag } from './tags'

async function cachedSettings(): Promise<SavedSettings> {
  'use cache'
  cacheLife('hours')
  cacheTag(settingsTag)
  return readSettings()
}

/** Lets the page that is being rendered say what the settings say, and expire when they change. */
export async function loadSettingsOfPage(): Promise<void> {
  applySettings(await cachedSettings())
}
