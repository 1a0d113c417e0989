import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { onlineTypes } from '../values/payment-types'
import { parseEnv, variable, variableNames } from './env'

const hosted = {
  SHOP_ORIGIN: 'https://trakt.example/',
  DATABASE_URL: 'postgresql://shop:secret@db.example/trakt?sslmode=verify-full',
  FIREBASE_PROJECT_ID: 'trakt',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'trakt.firebaseapp.com',
  FIREBASE_DATABASE_URL: 'https://trakt.firebaseio.com',
  HASH_KEY: 'k'.repeat(32),
}
const demo = {
  ...hosted,
  SHOP_MODE: 'demo',
  SHOP_ORIGIN: 'http://127.0.0.1:3000',
  FIREBASE_PROJECT_ID: 'demo-trakt',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
}

describe('the environment', () => {
  test('a hosted shop needs no more than .env.example asks for', () => {
    expect(parseEnv(hosted)).toMatchObject({ SHOP_MODE: 'production', SHOP_ORIGIN: 'https://trakt.example' })
  })

  test.each(Object.keys(hosted))('without %s the shop says so and does not start', (name) => {
    expect(() => parseEnv({ ...hosted, [name]: undefined })).toThrow(name)
    expect(() => parseEnv({ ...hosted, [name]: '' })).toThrow(name)
  })

  test('a wrong value is named but never repeated, since it may hold a secret', () => {
    const wrong = () => parseEnv({ ...hosted, DATABASE_URL: 'mysql://shop:secret@db' })
    expect(wrong).toThrow('DATABASE_URL')
    expect(wrong).not.toThrow('secret')
  })

  test('one variable is read and checked while those that a shop needs besides are not set', () => {
    vi.stubEnv('DATABASE_URL', undefined)
    vi.stubEnv('DATABASE_POOL', '25')
    expect(variable('DATABASE_POOL')).toBe(25)
    vi.stubEnv('DATABASE_POOL', '')
    expect(variable('DATABASE_POOL')).toBe(10)
    vi.stubEnv('DATABASE_POOL', 'many')
    expect(() => variable('DATABASE_POOL')).toThrow('DATABASE_POOL: ')
    expect(() => variable('DATABASE_URL')).toThrow('DATABASE_URL: ')
    vi.unstubAllEnvs()
  })

  test('every file that .env.example names is there', () => {
    const named = readFileSync('.env.example', 'utf8').match(/(?<![\w/])(lib|deploy|docs)\/[\w./-]*\w/g) ?? []
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })

  test('every variable that the shop reads is explained in .env.example, and no other', () => {
    const file = readFileSync('.env.example', 'utf8')
    const explained = [...file.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)
    // Set by the commands that start the shop.
    const own = variableNames.filter((name) => name !== 'NODE_ENV')
    expect(explained.sort()).toEqual(own.sort())
  })

  test('a key of hashes that can be guessed stops the start', () => {
    expect(() => parseEnv({ ...hosted, HASH_KEY: 'short' })).toThrow('HASH_KEY: must have at least 32')
    expect(() => parseEnv({ ...hosted, HASH_KEY: '' })).toThrow('HASH_KEY: is missing')
    expect(parseEnv({ ...demo, HASH_KEY: '' }).HASH_KEY).toBeUndefined()
  })

  test('no proxy is trusted and no limit is changed unless it is said; nonsense stops the start', () => {
    expect(parseEnv(hosted)).toMatchObject({ TRUSTED_PROXIES: 0, LIMITS: {}, OPEN_ORDERS_LIMIT_PLN: 50_000 })
    const set = { TRUSTED_PROXIES: '2', LIMITS: 'letters=9/60', OPEN_ORDERS_LIMIT_PLN: '99.50' }
    expect(parseEnv({ ...hosted, ...set })).toMatchObject({
      TRUSTED_PROXIES: 2,
      LIMITS: { letters: { points: 9, seconds: 60 } },
      OPEN_ORDERS_LIMIT_PLN: 99.5,
    })
    for (const [name, value] of [
      ['TRUSTED_PROXIES', '-1'],
      ['TRUSTED_PROXIES', 'one'],
      ['LIMITS', 'letters=many'],
      ['OPEN_ORDERS_LIMIT_PLN', '0'],
    ] as const)
      expect(() => parseEnv({ ...hosted, [name]: value })).toThrow(name)
  })

  test('the stand-ins are refused outside the demo', () => {
    expect(parseEnv(demo).FIREBASE_AUTH_EMULATOR_HOST).toBe('127.0.0.1:9099')
    expect(() => parseEnv({ ...demo, SHOP_MODE: undefined })).toThrow('FIREBASE_AUTH_EMULATOR_HOST')
    expect(() => parseEnv({ ...hosted, FIREBASE_DATABASE_EMULATOR_HOST: '127.0.0.1:9000' })).toThrow(
      'FIREBASE_DATABASE_EMULATOR_HOST',
    )
  })

  test('the demo serves loopback and demo projects only', () => {
    expect(() => parseEnv({ ...demo, SHOP_ORIGIN: 'https://trakt.example' })).toThrow('SHOP_ORIGIN')
    expect(() => parseEnv({ ...demo, FIREBASE_PROJECT_ID: 'trakt' })).toThrow('FIREBASE_PROJECT_ID')
    expect(() => parseEnv({ ...demo, FIREBASE_AUTH_EMULATOR_HOST: '10.0.0.5:9099' })).toThrow('loopback')
  })

  test('the ids of analytics are checked at the start, and the property does not stand without its app', () => {
    const ids = { FIREBASE_APP_ID: '1:23:web:4f', FIREBASE_MEASUREMENT_ID: 'G-AB12CD34EF' }
    const sender = { FIREBASE_MESSAGING_SENDER_ID: '23' }
    expect(parseEnv({ ...hosted, ...ids, ...sender })).toMatchObject({ ...ids, ...sender })
    for (const name of [...Object.keys(ids), ...Object.keys(sender)])
      expect(() => parseEnv({ ...hosted, ...ids, ...sender, [name]: 'UA-1' })).toThrow(name)
    expect(() => parseEnv({ ...hosted, ...ids, FIREBASE_APP_ID: '' })).toThrow('FIREBASE_APP_ID')
  })

  test('PayPal needs both of its keys, and the exchange rate is greater than zero', () => {
    expect(() => parseEnv({ ...hosted, PAYPAL_CLIENT_ID: 'id' })).toThrow('PAYPAL_CLIENT_SECRET')
    expect(() => parseEnv({ ...hosted, PAYPAL_CLIENT_SECRET: 'secret' })).toThrow('PAYPAL_CLIENT_ID')
    for (const rate of ['0', '0.00', '-3.65', '3,65', 'free'])
      expect(() => parseEnv({ ...hosted, PAYPAL_PLN_PER_UNIT: rate })).toThrow('PAYPAL_PLN_PER_UNIT')
    expect(parseEnv({ ...hosted, PAYPAL_PLN_PER_UNIT: '3.65' }).PAYPAL_PLN_PER_UNIT).toBe('3.65')
    expect(() => parseEnv({ ...hosted, PAYPAL_CURRENCY: 'JPY' })).toThrow('PAYPAL_CURRENCY')
  })

  test('payments at the checkout are known ones, and each has what it needs', () => {
    const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret' }
    expect(parseEnv(hosted).CHECKOUT_PAYMENTS).toEqual([])
    const all = { CHECKOUT_PAYMENTS: 'payment_at_delivery, bank_transfer,paypal' }
    expect(parseEnv({ ...hosted, ...paypal, ...all }).CHECKOUT_PAYMENTS).toEqual([
      'payment_at_delivery',
      'bank_transfer',
      'paypal',
    ])
    expect(() => parseEnv({ ...hosted, CHECKOUT_PAYMENTS: 'barter' })).toThrow(
      /CHECKOUT_PAYMENTS.*bank_transfer/,
    )
    for (const type of onlineTypes)
      expect(() => parseEnv({ ...hosted, CHECKOUT_PAYMENTS: type })).toThrow('PAYPAL_CLIENT_ID: is missing')
    expect(() =>
      parseEnv({ ...hosted, ...paypal, CHECKOUT_PAYMENTS: 'paypal', PAYPAL_CURRENCY: 'USD' }),
    ).toThrow('PAYPAL_PLN_PER_UNIT: is missing')
    // in PLN whatever the wallet is charged in
    const inPln = { CHECKOUT_PAYMENTS: 'blik,p24', PAYPAL_CURRENCY: 'USD' }
    expect(parseEnv({ ...hosted, ...paypal, ...inPln }).CHECKOUT_PAYMENTS).toEqual(['blik', 'p24'])
  })

  test('PayPal charges PLN unless another currency is configured', () => {
    expect(parseEnv(hosted).PAYPAL_CURRENCY).toBe('PLN')
    expect(parseEnv({ ...hosted, PAYPAL_CURRENCY: 'USD' }).PAYPAL_CURRENCY).toBe('USD')
  })

  test.each([
    'http://127.0.0.1:9300',
    'https://127.0.0.1:9300',
    'https://localhost',
    'https://pay.localhost:9300',
    'https://[::1]:9300',
    'http://pay.example',
  ])('a hosted shop takes no money and sends no mail through %s', (address) => {
    for (const name of ['PAYPAL_BASE_URL', 'RESEND_BASE_URL'])
      expect(() => parseEnv({ ...hosted, [name]: address })).toThrow(name)
  })

  test.each([
    'postgresql://shop:secret@db.example/trakt',
    'postgresql://shop:secret@db.example/trakt?sslmode=prefer',
    'postgresql://shop:secret@10.0.0.5:5432/trakt?sslmode=require',
    'postgresql://shop:secret@localhost/trakt?host=db.example',
  ])('a hosted shop does not start with a database over a network whose address is %s', (address) => {
    for (const name of ['DATABASE_URL', 'DATABASE_REPLICA_URL']) {
      const start = () => parseEnv({ ...hosted, [name]: address })
      expect(start).toThrow(`${name}: must end with ?sslmode=verify-full`)
      expect(start).not.toThrow('secret')
    }
    expect(parseEnv({ ...demo, DATABASE_URL: address }).DATABASE_URL).toBe(address)
  })

  test.each([
    'postgresql://shop@localhost/trakt?host=/var/run/postgresql',
    'postgresql:///trakt?host=/var/run/postgresql',
    'postgresql://shop@%2Fvar%2Frun%2Fpostgresql/trakt',
    'postgresql://shop:secret@127.0.0.1:5432/trakt',
    'postgresql://shop:secret@[::1]:5432/trakt',
    'postgresql://shop:secret@database:5432/trakt?sslmode=disable',
    'postgresql://shop:secret@db.example/trakt?sslmode=verify-full&sslrootcert=/etc/ssl/certs/ca.crt',
  ])('a hosted shop starts with the database %s', (address) => {
    expect(parseEnv({ ...hosted, DATABASE_URL: address }).DATABASE_URL).toBe(address)
  })

  test('a hosted shop uses the real PayPal unless the sandbox is configured', () => {
    expect(parseEnv(hosted).PAYPAL_BASE_URL).toBe('https://api-m.paypal.com')
    const sandbox = 'https://api-m.sandbox.paypal.com'
    expect(parseEnv({ ...hosted, PAYPAL_BASE_URL: `${sandbox}/` }).PAYPAL_BASE_URL).toBe(sandbox)
  })

  test('the demo never reaches the real PayPal, whatever keys a .env file holds', () => {
    const keys = { PAYPAL_CLIENT_ID: 'live-id', PAYPAL_CLIENT_SECRET: 'live-secret' }
    for (const address of [undefined, 'https://api-m.paypal.com', 'http://10.0.0.5:9300']) {
      const real = () => parseEnv({ ...demo, ...keys, PAYPAL_BASE_URL: address })
      expect(real).toThrow('PAYPAL_BASE_URL: must be a loopback address in the demo')
      expect(real).not.toThrow('live')
    }
    expect(parseEnv({ ...demo, ...keys, PAYPAL_BASE_URL: 'http://127.0.0.1:9300/' })).toMatchObject({
      PAYPAL_BASE_URL: 'http://127.0.0.1:9300',
    })
  })

  test('the demo never reaches the real Resend, whatever key a .env file holds', () => {
    for (const address of [undefined, 'https://api.resend.com'])
      expect(() => parseEnv({ ...demo, RESEND_API_KEY: 're_live', RESEND_BASE_URL: address })).toThrow(
        'RESEND_BASE_URL: must be a loopback address in the demo',
      )
    const local = { RESEND_API_KEY: 're_demo', RESEND_BASE_URL: 'http://127.0.0.1:9300' }
    expect(parseEnv({ ...demo, ...local })).toMatchObject(local)
  })

  test('the staff that hears of new orders is a list of addresses, or nobody', () => {
    expect(
      parseEnv({ ...hosted, STAFF_MAIL: 'biuro@trakt.example, magazyn@trakt.example' }).STAFF_MAIL,
    ).toEqual(['biuro@trakt.example', 'magazyn@trakt.example'])
    expect(parseEnv({ ...hosted, STAFF_MAIL: '' }).STAFF_MAIL).toEqual([])
    expect(() => parseEnv({ ...hosted, STAFF_MAIL: 'biuro@trakt.example, magazyn' })).toThrow('STAFF_MAIL')
  })

  test('a sender of mails is an address, with a name or without', () => {
    expect(parseEnv({ ...hosted, MAIL_FROM: 'Trakt 4x4 <sklep@trakt.example>' }).MAIL_FROM).toContain(
      'sklep@',
    )
    expect(() => parseEnv({ ...hosted, MAIL_FROM: 'Trakt' })).toThrow('MAIL_FROM')
  })
})
