import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'playwright/test'
import { freePort } from '@/local/ports'

const execute = promisify(execFile)

/** The variables of the demo that a hosted shop must not have. */
const HOSTED = {
  SHOP_MODE: '',
  FIREBASE_AUTH_EMULATOR_HOST: '',
  FIREBASE_DATABASE_EMULATOR_HOST: '',
  CHECKOUT_PAYMENTS: '',
  PAYPAL_CLIENT_ID: '',
  PAYPAL_CLIENT_SECRET: '',
  PAYPAL_BASE_URL: '',
  RESEND_BASE_URL: '',
  KSEF_BASE_URL: '',
  HASH_KEY: 'k'.repeat(32),
}

/** How a server as `npm start` starts it ends by itself: its exit code, and what it says. */
async function endOfStart(variables: Record<string, string>): Promise<{ code: unknown; words: string }> {
  const env = { ...process.env, ...HOSTED, PORT: String(await freePort()), ...variables }
  const args = ['--import', './scripts/json-console.mjs', 'scripts/start.mjs']
  return execute(process.execPath, args, { env, timeout: 40_000 }).then(
    ({ stdout }) => ({ code: 0, words: stdout }),
    ({ code, stderr }) => ({ code, words: stderr }),
  )
}

function withWrongPassword(): string {
  const url = new URL(process.env.DATABASE_URL ?? '')
  url.password = 'wrong-4711'
  return url.href
}

for (const [name, variables, words] of [
  ['an empty SHOP_ORIGIN', { SHOP_ORIGIN: '' }, 'SHOP_ORIGIN: '],
  ['no HASH_KEY', { HASH_KEY: '' }, 'HASH_KEY: '],
  ['a LOG_LEVEL that does not exist', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL: '],
  ['a PORT that is no number', { PORT: 'http' }, 'PORT: '],
  ['a password that PostgreSQL refuses', { DATABASE_URL: withWrongPassword() }, 'DATABASE_URL: '],
] as const) {
  test(`with ${name} a server ends at once, and says what is wrong`, async () => {
    const end = await endOfStart(variables)
    expect(end.code).toBe(1)
    expect(end.words).toContain(words)
    expect(end.words).not.toContain('4711')
  })
}
