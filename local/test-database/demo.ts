import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inject, vi } from 'vitest'
import { env } from '@/lib/platform/runtime/env'
import { setUpDemo } from '@/lib/platform/runtime/testing'
import { startStandIns } from './stand-ins'

// A demo with stand-ins. All files that share their modules have it, since the shop reads its variables once; a file that
// runs apart imports this when it needs them.
const { paypal, resend, ksef } = await startStandIns()
// what the former file set for itself, and its sign-in at its own stand-in
vi.unstubAllEnvs()
Reflect.deleteProperty(globalThis, 'shopKsef')
const folder = join(inject('filesOfShops'), process.env.VITEST_POOL_ID ?? '0')
// a test may count the files in it
await rm(folder, { recursive: true, force: true })
setUpDemo({
  DATA_DIR: folder,
  FIREBASE_AUTH_EMULATOR_HOST: inject('authEmulator'),
  FIREBASE_DATABASE_EMULATOR_HOST: inject('realtimeDatabase'),
  RESEND_API_KEY: 're_test',
  RESEND_BASE_URL: resend.url,
  STAFF_MAIL: 'biuro@trakt.example, magazyn@trakt.example',
  CONTACT_BLOCKED_SENDERS: 'spammer@example.com, @spam.example',
  PAYPAL_CLIENT_ID: 'shop',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'WEBHOOK1',
  PAYPAL_BASE_URL: paypal.url,
  KSEF_BASE_URL: ksef.url,
  PAYPAL_CURRENCY: 'USD',
  PAYPAL_PLN_PER_UNIT: '3.65',
})
// read now, before a file sets a variable for itself
env()

// what the process remembers of the settings in the former database
const { shopSettings } = globalThis as { shopSettings?: object }
if (shopSettings) {
  for (const name of Object.keys(shopSettings)) Reflect.deleteProperty(shopSettings, name)
  const { applySettings } = await import('@/lib/shop/settings/load')
  applySettings({ version: 0, settings: null })
}
