import { expect, test } from 'vitest'
import { backupReadings } from '@/lib/office/shop-health/rules'
import { missingSteps, type SetupFigures, setupSteps } from './rules'

const now = new Date('2026-11-22T12:00:00Z')
const run = (name: string) => ({ name, succeededAt: now, failedAt: null, failure: null })

const ready: SetupFigures = {
  isSetUp: true,
  payments: {
    turnedOn: ['bank_transfer', 'blik', 'paypal'],
    hasAccount: true,
    hasPaypalKeys: true,
    hasWebhook: true,
  },
  mail: { hasKey: true, sender: 'Sklep <sklep@bies.example>', hasSent: true, hasRecipients: true },
  deliveryRates: 2,
  products: { own: 12, trial: 0 },
  isTermsRead: true,
  hasGuaranteeNotice: true,
  ksef: { sending: 'api', certificate: { validUntil: '2028-01-01', isOver: false } },
  backup: backupReadings([run('backup'), run('restore drill')], now),
  colleagues: 1,
  ownersWithoutFactor: 0,
}
const missingOf = (changed: Partial<SetupFigures>) =>
  missingSteps(setupSteps({ ...ready, ...changed })).map(({ key, lines }) => [
    key,
    ...lines.filter(({ state }) => state === 'missing').map(({ words }) => words),
  ])

test('nothing is missing in a shop that is ready, and working alone is no fault', () => {
  expect(missingOf({})).toEqual([])
  expect(missingOf({ colleagues: 0 })).toEqual([])
  expect(missingOf({ ownersWithoutFactor: 2 })).toEqual([])
  expect(missingOf({ ksef: { sending: 'manual', certificate: null } })).toEqual([])
  expect(missingOf({ ksef: { sending: 'notYet', certificate: null } })).toEqual([])
})

test('a new shop lacks every step but the payment on delivery', () => {
  const steps = setupSteps({
    isSetUp: false,
    payments: { turnedOn: [], hasAccount: false, hasPaypalKeys: false, hasWebhook: false },
    mail: { hasKey: false, sender: '', hasSent: false, hasRecipients: false },
    deliveryRates: 0,
    products: { own: 0, trial: 0 },
    isTermsRead: false,
    hasGuaranteeNotice: false,
    ksef: { sending: 'unchosen', certificate: null },
    backup: backupReadings([], now),
    colleagues: 0,
    ownersWithoutFactor: 1,
  })
  expect(missingSteps(steps).map(({ key }) => key)).toEqual([
    'seller',
    'mail',
    'delivery',
    'products',
    'terms',
    'guaranteeNotice',
    'ksef',
    'backup',
  ])
})

test.each<[string, Partial<SetupFigures>, string[]]>([
  [
    'a transfer without an account',
    { payments: { ...ready.payments, hasAccount: false } },
    ['payment', 'payment.noAccount'],
  ],
  [
    'PayPal without its messages',
    { payments: { ...ready.payments, hasWebhook: false } },
    ['payment', 'payment.noWebhook'],
  ],
  ['mails that never went out', { mail: { ...ready.mail, hasSent: false } }, ['mail', 'mail.neverSent']],
  [
    'new orders of which nobody hears',
    { mail: { ...ready.mail, hasRecipients: false } },
    ['mail', 'mail.noRecipients'],
  ],
  ['trial products on sale', { products: { own: 12, trial: 40 } }, ['products', 'products.trial']],
  ['KSeF that is obligatory', { ksef: { sending: 'off', certificate: null } }, ['ksef', 'ksef.off']],
  ['a missing token', { ksef: { sending: 'noToken', certificate: null } }, ['ksef', 'ksef.noToken']],
  [
    'a certificate that is over',
    { ksef: { sending: 'api', certificate: { validUntil: '2026-11-01', isOver: true } } },
    ['ksef', 'ksef.certificateOver'],
  ],
  ['a backup that nobody has tried', { backup: backupReadings([run('backup')], now) }, ['backup']],
])('%s is named as missing', (_, changed, missing) => {
  expect(missingOf(changed)).toEqual([missing])
})
