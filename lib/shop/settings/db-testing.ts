import { saveSettings } from '@/lib/office/settings/service'
import type { ShopUser } from '@/lib/platform/identity/user'
import { textsOf } from './form'
import { readSettings } from './queries'
import { SaveSettings, type SettingsInput } from './schema'
import { typedSettings } from './testing'

/** Saves these settings over whatever the shop has. */
export async function setSettings(owner: ShopUser, more: Partial<SettingsInput> = {}) {
  const { version, settings } = await readSettings()
  const before = settings ? textsOf(settings) : typedSettings()
  return saveSettings(SaveSettings.parse({ version, settings: { ...before, ...more } }), owner)
}
