import type { HealthReading } from '@/lib/office/shop-health/reading'
import { overallState } from '@/lib/office/shop-health/rules'
import { type OnlineType, onlineTypes, type PaymentType } from '@/lib/platform/values/payment-types'
import type { KsefSending } from '@/lib/sales/invoices/ksef/rules'
import type messages from '@/messages/pl.json'

/** What is known of a shop on its first day. */
export type SetupFigures = {
  /** Whether the seller is entered. */
  isSetUp: boolean
  payments: {
    turnedOn: readonly PaymentType[]
    hasAccount: boolean
    hasPaypalKeys: boolean
    hasWebhook: boolean
  }
  mail: { hasKey: boolean; sender: string; hasSent: boolean; hasRecipients: boolean }
  deliveryRates: number
  products: { own: number; trial: number }
  isTermsRead: boolean
  /** Whether the Commission's notice of the legal guarantee is there, in Polish and English. */
  hasGuaranteeNotice: boolean
  ksef: {
    sending: KsefSending
    /** Of the certificate for offline invoices, with whether that day is over; null without one. */
    certificate: { validUntil: string; isOver: boolean } | null
  }
  backup: HealthReading[]
  /** Members of the staff without the caller. */
  colleagues: number
  /** Owners with the caller. */
  ownersWithoutFactor: number
}

type Texts = typeof messages.setup.steps
export type StepKey = keyof Texts
/** The key of a sentence below `setup.steps`. */
type Words = { [Key in StepKey]: `${Key}.${Exclude<keyof Texts[Key], 'title' | 'link'> & string}` }[StepKey]

/** What stands of a step: `off` can be turned on, and nothing is wrong without it. */
type LineState = 'done' | 'missing' | 'off'
export type StepLine = { state: LineState; words: Words; values?: Record<string, string | number> }
export type SetupStep = {
  key: StepKey
  state: 'done' | 'missing' | 'optional'
  lines: StepLine[]
  readings?: HealthReading[]
  /** Where it is done, without the language. */
  path: string
}

const stepLine =
  (state: LineState) =>
  (words: Words, values?: StepLine['values']): StepLine =>
    values ? { state, words, values } : { state, words }
const [done, missing, off] = [stepLine('done'), stepLine('missing'), stepLine('off')]

const stepState = (lines: StepLine[]) => (lines.some(({ state }) => state === 'missing') ? 'missing' : 'done')

/** The way to the first order, step by step. */
export function setupSteps(figures: SetupFigures): SetupStep[] {
  const { isSetUp, deliveryRates, isTermsRead, hasGuaranteeNotice } = figures
  const step = (key: StepKey, path: string, lines: StepLine[]): SetupStep => ({
    key,
    path,
    lines,
    state: stepState(lines),
  })
  const one = (isDone: boolean, words: Words, otherwise: Words) => [isDone ? done(words) : missing(otherwise)]
  return [
    step('seller', '/admin/settings', one(isSetUp, 'seller.done', 'seller.missing')),
    step('payment', '/admin/settings#payment', paymentLines(figures)),
    step('mail', '/admin/settings#mail', mailLines(figures)),
    step('delivery', '/admin/delivery', one(deliveryRates > 0, 'delivery.done', 'delivery.missing')),
    step('products', '/admin/import', productLines(figures)),
    step('terms', '/admin/settings#texts', one(isTermsRead, 'terms.done', 'terms.missing')),
    step(
      'guaranteeNotice',
      '/admin/settings#guarantee-notice',
      one(hasGuaranteeNotice, 'guaranteeNotice.done', 'guaranteeNotice.missing'),
    ),
    ksefStep(figures),
    backupStep(figures.backup),
    staffStep(figures),
  ]
}

/** Steps that the first order does not need. */
function staffStep({ colleagues, ownersWithoutFactor }: SetupFigures): SetupStep {
  const lines = [
    colleagues > 0 ? done('staff.several', { count: colleagues }) : off('staff.alone'),
    ownersWithoutFactor > 0 ? off('staff.noFactor', { count: ownersWithoutFactor }) : done('staff.factors'),
  ]
  const isDone = lines.every(({ state }) => state === 'done')
  return { key: 'staff', path: '/admin/staff', lines, state: isDone ? 'done' : 'optional' }
}

function paymentLines({ payments }: SetupFigures): StepLine[] {
  const { turnedOn, hasAccount, hasPaypalKeys, hasWebhook } = payments
  return [
    done('payment.cash'),
    transferLine(turnedOn.includes('bank_transfer'), hasAccount),
    ...onlineTypes.map((type) => onlineLine(type, turnedOn.includes(type), hasPaypalKeys)),
    ...(hasPaypalKeys && !hasWebhook ? [missing('payment.noWebhook')] : []),
  ]
}

function transferLine(isOn: boolean, hasAccount: boolean): StepLine {
  if (!isOn) return off(hasAccount ? 'payment.transferTurnOn' : 'payment.transferOff')
  return hasAccount ? done('payment.transfer') : missing('payment.noAccount')
}

/** A server whose checkout offers what PayPal settles, without its keys, does not start. */
function onlineLine(type: OnlineType, isOn: boolean, hasKeys: boolean): StepLine {
  if (isOn) return done(`payment.${type}`)
  return off(hasKeys ? `payment.${type}TurnOn` : `payment.${type}Off`)
}

function mailLines({ mail }: SetupFigures): StepLine[] {
  const { hasKey, sender, hasSent, hasRecipients } = mail
  if (!hasKey) return [missing('mail.noKey')]
  return [
    done('mail.sender', { sender }),
    hasSent ? done('mail.sent') : missing('mail.neverSent'),
    hasRecipients ? done('mail.recipients') : missing('mail.noRecipients'),
  ]
}

/** Until KSeF is obligatory for the seller, nothing is missing without it. */
function ksefStep({ ksef: { sending, certificate } }: SetupFigures): SetupStep {
  const step = { key: 'ksef', path: '/admin/ksef' } as const
  if (sending === 'notYet') return { ...step, state: 'optional', lines: [off('ksef.notYet')] }
  if (sending !== 'api' && sending !== 'manual')
    return { ...step, state: 'missing', lines: [missing(`ksef.${sending}`)] }
  const lines = [done(`ksef.${sending}`), certificateLine(certificate)]
  return { ...step, lines, state: stepState(lines) }
}

function certificateLine(certificate: SetupFigures['ksef']['certificate']): StepLine {
  if (!certificate) return off('ksef.noCertificate')
  const values = { day: certificate.validUntil }
  return certificate.isOver ? missing('ksef.certificateOver', values) : done('ksef.certificate', values)
}

const productLines = ({ products: { own, trial } }: SetupFigures): StepLine[] => [
  own > 0 ? done('products.own', { count: own }) : missing('products.none'),
  ...(trial > 0 ? [missing('products.trial', { count: trial })] : []),
]

function backupStep(readings: HealthReading[]): SetupStep {
  const state = overallState(readings) === 'good' ? 'done' : 'missing'
  return { key: 'backup', path: '/admin/health', lines: [], readings, state }
}

/** The steps without which the shop is not ready. */
export const missingSteps = (steps: SetupStep[]): SetupStep[] =>
  steps.filter(({ state }) => state === 'missing')
