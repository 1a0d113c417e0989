import { z } from 'zod'
// next.config.ts loads this file too, and Next resolves '@/…' only in next.config.ts itself.
import { isByRedirect, isOnline, paymentTypes } from '../values/payment-types'
import { email } from '../values/text'
import { readLimits } from './limits'

const loopback = /^(127\.0\.0\.1|localhost|\[::1\]):\d+$/
const isLoopback = (hostname: string) =>
  /^(127(\.\d+){3}|(.+\.)?localhost|\[::1\]|0\.0\.0\.0)$/.test(hostname)
const RESEND = 'https://api.resend.com'
const blank = (value: unknown) => (value === '' ? undefined : value)
const orUnset = <T extends z.ZodType>(type: T) => z.preprocess(blank, type.optional())
const flag = z.preprocess(blank, z.enum(['on', 'off']).default('on')).transform((value) => value === 'on')

/** PayPal's currencies with two decimals; PayPal amounts are written with two decimals here. */
const walletCurrencies =
  'USD PLN EUR GBP CHF CZK DKK NOK SEK AUD BRL CAD CNY HKD ILS MXN MYR NZD PHP SGD THB'.split(' ')
const apiAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const splitList = (list: string) => list.split(/[\s,]+/).filter(Boolean)
const senders = (list: string) => splitList(list.toLowerCase())

const limits = z.preprocess(blank, z.string().default('')).transform((text, context) => {
  const read = readLimits(text)
  if ('changed' in read) return read.changed
  context.addIssue({ code: 'custom', message: read.fault })
  return z.NEVER
})

const checkoutPayments = z
  .preprocess(blank, z.string().default(''))
  .transform(splitList)
  .pipe(z.array(z.enum(paymentTypes, `must be of ${paymentTypes.join(', ')}`)))

/** Google's SDK would notice a broken service account only at the first sign-in. */
function isServiceAccount(text: string): boolean {
  try {
    const { client_email, private_key } = JSON.parse(text)
    return typeof client_email === 'string' && /-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(private_key)
  } catch {
    return false
  }
}

/**
 * Whether a database is on this machine, or its address says how the connection is protected. Without `sslmode` the connection
 * is not encrypted, and `require` has a different meaning in each of PostgreSQL's programs.
 */
function saysEncryption(address: string): boolean {
  // `trySettings` refuses a broken address.
  if (!URL.canParse(address)) return true
  const { hostname, searchParams } = new URL(address)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  const isHere = host === '' || host.startsWith('/') || isLoopback(host)
  return isHere || /^(verify-full|disable)$/.test(searchParams.get('sslmode') ?? '')
}

/** `.env.example` explains each of them. */
const Variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  SHOP_MODE: z.preprocess(blank, z.enum(['production', 'demo']).default('production')),
  SHOP_ORIGIN: z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address'),
  DATABASE_REPLICA_URL: orUnset(z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgresql:// address')),
  DATABASE_POOL: z.preprocess(blank, z.coerce.number().int().min(1).max(200).default(10)),
  DATA_DIR: z.preprocess(blank, z.string().default('.data')),
  BACKUP_DIR: orUnset(z.string()),
  BACKUP_KEY: orUnset(z.string().min(16, 'must have at least 16 characters')),
  BACKUP_KEEP_DAYS: z.preprocess(blank, z.coerce.number().int().min(1).max(3_650).default(30)),
  COMPLAINT_PICTURES_MB: z.preprocess(blank, z.coerce.number().int().min(0).max(1_000_000).default(2_000)),
  RESTIC_REPOSITORY: orUnset(z.string()),
  RESTIC_PASSWORD: orUnset(z.string().min(16, 'must have at least 16 characters')),
  AWS_ACCESS_KEY_ID: orUnset(z.string()),
  AWS_SECRET_ACCESS_KEY: orUnset(z.string()),
  SHOP_COMMIT: orUnset(z.string().regex(/^[0-9a-f]{7,40}$/, 'must be a commit')),
  OTEL_EXPORTER_OTLP_ENDPOINT: orUnset(apiAddress),
  OTEL_EXPORTER_OTLP_HEADERS: orUnset(z.string()),
  OTEL_SERVICE_NAME: z.preprocess(blank, z.string().default('trakt')),
  HOST: z.preprocess(blank, z.string().default('127.0.0.1')),
  PORT: z.preprocess(blank, z.coerce.number().int().min(0).max(65_535).default(3_000)),
  HASH_KEY: orUnset(z.string().min(32, 'must have at least 32 characters')),
  LOG_LEVEL: z.preprocess(blank, z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info')),
  FIREBASE_PROJECT_ID: z.string().min(1),
  FIREBASE_API_KEY: z.string().min(1),
  FIREBASE_AUTH_DOMAIN: z.string().min(1),
  FIREBASE_DATABASE_URL: z.url(),
  FIREBASE_SERVICE_ACCOUNT: orUnset(
    z.string().refine(isServiceAccount, "must be a service account's JSON on one line"),
  ),
  FIREBASE_STORAGE_BUCKET: orUnset(z.string()),
  FIREBASE_APP_ID: orUnset(z.string().regex(/^\d+:\d+:web:\w+$/, 'must be an app id like 1:23:web:4f')),
  FIREBASE_MEASUREMENT_ID: orUnset(z.string().regex(/^G-\w+$/, 'must be a measurement id like G-AB12CD34EF')),
  FIREBASE_MESSAGING_SENDER_ID: orUnset(z.string().regex(/^\d+$/, 'must be a number')),
  FIREBASE_AUTH_EMULATOR_HOST: orUnset(z.string().regex(loopback, 'must be a loopback host:port')),
  FIREBASE_DATABASE_EMULATOR_HOST: orUnset(z.string().regex(loopback, 'must be a loopback host:port')),
  DRAIN_SECONDS: z.preprocess(blank, z.coerce.number().int().min(0).max(300).default(5)),
  TRUSTED_PROXIES: z.preprocess(blank, z.coerce.number().int().min(0).max(10).default(0)),
  LIMITS: limits,
  OPEN_ORDERS_LIMIT_PLN: z.preprocess(blank, z.coerce.number().positive().max(1_000_000_000).default(50_000)),
  CONTACT_BLOCK_HEADLESS: flag,
  CONTACT_BLOCKED_SENDERS: z.preprocess(blank, z.string().default('')).transform(senders),
  CHECKOUT_PAYMENTS: checkoutPayments,
  PAYPAL_CLIENT_ID: orUnset(z.string()),
  PAYPAL_CLIENT_SECRET: orUnset(z.string()),
  PAYPAL_WEBHOOK_ID: orUnset(z.string()),
  PAYPAL_BASE_URL: z.preprocess(blank, apiAddress.default('https://api-m.paypal.com')),
  PAYPAL_CURRENCY: z.preprocess(blank, z.enum(walletCurrencies).default('PLN')),
  PAYPAL_PLN_PER_UNIT: orUnset(
    z.string().regex(/^(?=.*[1-9])\d{1,6}(\.\d{1,6})?$/, 'must be a rate like 3.65'),
  ),
  KSEF_BASE_URL: orUnset(apiAddress),
  RESEND_API_KEY: orUnset(z.string()),
  RESEND_BASE_URL: orUnset(apiAddress),
  MAIL_FROM: orUnset(
    z.string().regex(/^([^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/, 'must be a sender'),
  ),
  STAFF_MAIL: z
    .preprocess(blank, z.string().default(''))
    .transform(splitList)
    // Resend takes at most 50 recipients
    .pipe(z.array(email).max(50)),
})

const Environment = Variables.superRefine((env, context) => {
  const isDemo = env.SHOP_MODE === 'demo'
  const refuse = (name: keyof typeof env, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  const isHere = (address: string) => isLoopback(new URL(address).hostname)

  for (const name of ['FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_DATABASE_EMULATOR_HOST'] as const)
    if (env[name] && !isDemo) refuse(name, 'is for the demo only: unset it')
  for (const name of ['PAYPAL_BASE_URL', 'RESEND_BASE_URL', 'KSEF_BASE_URL'] as const) {
    const address = env[name]
    if (address && !isDemo && (isHere(address) || !address.startsWith('https:')))
      refuse(name, 'must be an https address of another machine outside the demo')
  }
  for (const name of ['DATABASE_URL', 'DATABASE_REPLICA_URL'] as const)
    if (!isDemo && !saysEncryption(env[name] ?? ''))
      refuse(
        name,
        'must end with ?sslmode=verify-full, or with ?sslmode=disable in a network that nobody else reaches',
      )
  if (!isDemo && !env.HASH_KEY)
    refuse(
      'HASH_KEY',
      'is missing: a new shop takes `openssl rand -hex 32`, one that ran without it what `npm run ops -- hash-key` prints',
    )
  if (isDemo && env.PAYPAL_CLIENT_ID && !isHere(env.PAYPAL_BASE_URL))
    refuse('PAYPAL_BASE_URL', 'must be a loopback address in the demo, which moves no real money')
  if (isDemo && env.RESEND_API_KEY && !isHere(env.RESEND_BASE_URL ?? RESEND))
    refuse(
      'RESEND_BASE_URL',
      'must be a loopback address in the demo, which sends no real mail: or unset RESEND_API_KEY',
    )
  if (isDemo && env.KSEF_BASE_URL && !isHere(env.KSEF_BASE_URL))
    refuse('KSEF_BASE_URL', 'must be a loopback address in the demo, which issues no real invoice')
  if (Boolean(env.PAYPAL_CLIENT_ID) !== Boolean(env.PAYPAL_CLIENT_SECRET))
    refuse(
      env.PAYPAL_CLIENT_ID ? 'PAYPAL_CLIENT_SECRET' : 'PAYPAL_CLIENT_ID',
      'is missing: the two go together',
    )
  for (const type of env.CHECKOUT_PAYMENTS.filter(isOnline)) {
    const needsRate = !isByRedirect(type) && env.PAYPAL_CURRENCY !== 'PLN'
    const missing = `is missing: CHECKOUT_PAYMENTS names ${type}`
    if (!env.PAYPAL_CLIENT_ID) refuse('PAYPAL_CLIENT_ID', missing)
    if (needsRate && !env.PAYPAL_PLN_PER_UNIT) refuse('PAYPAL_PLN_PER_UNIT', missing)
  }
  if (env.FIREBASE_MEASUREMENT_ID && !env.FIREBASE_APP_ID)
    refuse(
      'FIREBASE_APP_ID',
      'is missing: visits are counted for the app that FIREBASE_MEASUREMENT_ID belongs to',
    )
  if (isDemo && !env.FIREBASE_PROJECT_ID.startsWith('demo-'))
    refuse('SHOP_MODE', 'demo needs a FIREBASE_PROJECT_ID of demo-…')
  if (isDemo && !isHere(env.SHOP_ORIGIN)) refuse('SHOP_MODE', 'demo serves loopback only: see SHOP_ORIGIN')
})

export type Env = z.output<typeof Environment>

/** Parses the variables. Throws one sentence per invalid variable, with its name and never its value. */
export const parseEnv = (variables: Record<string, string | undefined>): Env => check(Environment, variables)

function check<T>(type: z.ZodType<T>, value: unknown, name?: string): T {
  const result = type.safeParse(value)
  if (result.success) return result.data
  const lines = result.error.issues.map(
    ({ path, message }) => `  ${name ? [name, ...path].join('.') : path.join('.')}: ${message}`,
  )
  throw new Error(`The shop cannot start with this environment (see .env.example):\n${lines.join('\n')}`)
}

let parsed: Env | undefined

/** The environment, parsed once at first use: a build does not have the variables that only a running shop needs. */
export function env(): Env {
  parsed ??= parseEnv(process.env)
  return parsed
}

export const variableNames = Object.keys(Variables.shape)

type Shape = typeof Variables.shape
const types: { [Name in keyof Shape]: z.ZodType<z.output<Shape[Name]>> } = Variables.shape

/**
 * One variable, checked without the others, for scripts, tests and tools that have no complete environment. Other code reads
 * `process.env` itself only for variables of Next and Node (`PORT`, `NEXT_RUNTIME`, `NEXT_PHASE`), and in `scripts/*.mjs`.
 */
export const variable = <Name extends keyof Shape>(name: Name): z.output<Shape[Name]> =>
  check(types[name], process.env[name], name)
