import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { SpecialDay } from '@/lib/platform/opening-hours'
import { builtInDetails } from '@/lib/platform/shop-details'
import { shopToday } from '@/lib/platform/values/clock'
import { applySettings, lastSettings } from './load'
import { readSettings, type SavedSettings } from './queries'
import { settingsTag } from './tags'

async function cachedSettings(): Promise<SavedSettings> {
  'use cache'
  cacheLife('hours')
  cacheTag(settingsTag)
  try {
    return await readSettings()
  } catch (error) {
    // most pages need nothing else of the database, so they are rendered in an outage too
    const last = lastSettings()
    if (!last) throw error
    cacheLife({ stale: 30, revalidate: 5, expire: 3_600 })
    return last
  }
}

/** The special days of the opening hours from today on. */
export async function upcomingSpecialDays(): Promise<SpecialDay[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(settingsTag)
  const { settings } = await cachedSettings()
  const { special } = (settings?.details ?? builtInDetails()).hours
  return special.filter(({ day }) => day >= shopToday())
}

/** Applies the settings to the page that is being rendered, and lets the page expire when they change. */
export async function loadSettingsOfPage(): Promise<void> {
  applySettings(await cachedSettings())
}
