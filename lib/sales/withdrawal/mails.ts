import 'server-only'
import { defaultLocale, type Locale, localeOf, localePath } from '@/lib/platform/i18n/routing'
import { env } from '@/lib/platform/runtime/env'
import { shop } from '@/lib/platform/shop-details'
import { withoutLinks } from '@/lib/platform/values/links'
import { isOrderId } from '@/lib/sales/orders/rules'
import { readReturn } from '@/lib/sales/returns/queries'
import { formatMoment } from '@/lib/shop/mail/moment'
import { type Block, type Mail, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import { claimRecipients } from '@/lib/shop/settings/load'
import { type Words, wordsOf } from '@/lib/shop/texts/translator'
import { claimedGoods, isFromBuyer, type RegisteredWithdrawal, readWithdrawal } from './queries'
import { questionKey } from './question'
import { receivedFacts } from './received'
import { namesUnprovenAccount, orderIdIn, QUESTION_PATH, STATEMENT_PATH, withoutAccounts } from './rules'

const storedWithdrawal = (payload: unknown) =>
  readWithdrawal(topics['withdrawal.receipt'].parse(payload).withdrawalId)

/** The withdrawal that a mail is about; null for junk, and once its person has been erased. */
async function withdrawalOf(payload: unknown): Promise<RegisteredWithdrawal | null> {
  const row = await storedWithdrawal(payload)
  return row?.email && row.state !== 'junk' ? row : null
}

/**
 * The acknowledgment that the law asks for, on a durable medium. To the address of the order it has the statement; to any
 * other none of its words, since a stranger may have typed them and the address.
 */
export async function withdrawalReceiptMail(payload: unknown): Promise<Mail | null> {
  const withdrawal = await storedWithdrawal(payload)
  if (!withdrawal || withdrawal.state === 'junk') return null
  if (withdrawal.channel) return enteredReceipt(withdrawal)
  if (!withdrawal.email) return null
  if (isFromBuyer(withdrawal)) return wholeReceipt(safe(withdrawal), withdrawal.email)
  const locale = localeOf(withdrawal.locale)
  const t = wordsOf(locale)
  return writeMail({
    locale,
    to: withdrawal.email,
    subject: t('mail.withdrawn.bareSubject', { number: withdrawal.id }),
    blocks: [
      { kind: 'text', text: t('mail.withdrawn.bareText') },
      referenceFacts(withdrawal, t, locale),
      { kind: 'text', text: t('mail.withheld') },
      { kind: 'action', label: t('mail.readOn'), href: pageUrl(locale, STATEMENT_PATH) },
    ],
  })
}

/** The whole statement, to the address of the order, which has confirmed it. */
export async function withdrawalConfirmedMail(payload: unknown): Promise<Mail | null> {
  const withdrawal = await withdrawalOf(payload)
  return withdrawal?.order && isFromBuyer(withdrawal)
    ? wholeReceipt(safe(withdrawal), withdrawal.order.email)
    : null
}

/** A statement whose words make no links in a mail, but for the sender's own address. */
const safe = (withdrawal: RegisteredWithdrawal): RegisteredWithdrawal => {
  const { text, email } = withdrawal
  return { ...withdrawal, text: withoutLinks(text).replaceAll(withoutLinks(email), email) }
}

/** Of a statement that came by letter, by mail or at the counter: its day, its way and its goods, to the address of the order. */
function enteredReceipt(withdrawal: RegisteredWithdrawal): Mail | null {
  const { order, claims } = withdrawal
  if (!order || order.erasedAt) return null
  const locale = localeOf(order.locale)
  const t = wordsOf(locale)
  const goods = claimedGoods(claims)
  return writeMail({
    locale,
    to: order.email,
    subject: t('mail.withdrawn.subject', { order: order.id }),
    blocks: [
      { kind: 'text', text: t('mail.withdrawn.enteredText') },
      {
        kind: 'quote',
        text: goods ? `${t('withdrawal.statementLines')}\n${goods}` : t('withdrawal.statementWhole'),
      },
      { kind: 'facts', facts: whenAndWhich(withdrawal, t, locale) },
      whatIsNext(t),
    ],
  })
}

/** The statement, its date and its time, as a mail or, for its sender to keep, as a file. */
export function wholeReceipt(withdrawal: RegisteredWithdrawal, to: string): Mail {
  const locale = localeOf(withdrawal.locale)
  const t = wordsOf(locale)
  const subject = t('mail.withdrawn.subject', { order: withdrawal.order?.id ?? withdrawal.orderNumber })
  return writeMail({
    locale,
    to,
    subject,
    blocks: [
      { kind: 'text', text: t('mail.withdrawn.text') },
      ...statement(withdrawal, t, locale),
      whatIsNext(t),
    ],
  })
}

function whatIsNext(t: Words): Block {
  const { street, postCode, city } = shop.company
  return { kind: 'text', text: t('mail.withdrawn.next', { address: `${street}, ${postCode} ${city}` }) }
}

/**
 * Asks the address of the order whether it was its buyer who wrote from another one, or who named an account. It has none of
 * the sender's words.
 */
export async function withdrawalCopyMail(payload: unknown): Promise<Mail | null> {
  const withdrawal = await withdrawalOf(payload)
  if (!withdrawal?.order || withdrawal.answeredAt) return null
  const { order } = withdrawal
  const locale = localeOf(order.locale)
  const t = wordsOf(locale)
  return writeMail({
    locale,
    to: order.email,
    subject: t('mail.withdrawn.questionSubject', { order: order.id }),
    blocks: [
      {
        kind: 'text',
        text: t(`mail.withdrawn.${isFromBuyer(withdrawal) ? 'questionAccount' : 'questionText'}`),
      },
      referenceFacts(withdrawal, t, locale),
      {
        kind: 'action',
        label: t('mail.withdrawn.answer'),
        href: pageUrl(locale, `${QUESTION_PATH}/${questionKey(withdrawal.id)}`),
      },
      { kind: 'text', text: t('mail.withdrawn.questionNext', { email: shop.email }) },
    ],
  })
}

/** To the shop: what the address of the order answered. */
export async function withdrawalAnsweredMail(payload: unknown): Promise<Mail | null> {
  const withdrawal = await withdrawalOf(payload)
  if (!withdrawal?.order || withdrawal.isConfirmed === null) return null
  const locale = defaultLocale
  const t = wordsOf(locale)
  const words = { order: withdrawal.order.id }
  return writeMail({
    locale,
    to: claimRecipients(),
    subject: t('mail.withdrawn.answeredSubject', words),
    blocks: [
      { kind: 'text', text: t(`withdrawalRegister.${withdrawal.isConfirmed ? 'confirmed' : 'denied'}`) },
      referenceFacts(withdrawal, t, locale),
      toRegister(withdrawal, t),
    ],
  })
}

/** To the shop, in its language: what came, and by when the money is due. */
export async function withdrawalForShopMail(payload: unknown): Promise<Mail | null> {
  const withdrawal = await withdrawalOf(payload)
  if (!withdrawal) return null
  const locale = defaultLocale
  const t = wordsOf(locale)
  const shown = withdrawal.isConfirmed ? withdrawal : withoutItsAccounts(withdrawal)
  const words = { order: shown.orderNumber, name: shown.name }
  const { refundDueAt } = await readReturn(withdrawal.id)
  return writeMail({
    locale,
    to: claimRecipients(),
    replyTo: withdrawal.email,
    subject: t('mail.withdrawn.shopSubject', words),
    blocks: [
      ...statement(shown, t, locale),
      ...unproven(withdrawal, t),
      {
        kind: 'text',
        text: refundDueAt
          ? t('mail.withdrawn.shopText', { date: formatMoment(refundDueAt, locale, 'medium') })
          : t('withdrawalRegister.nothingDue'),
      },
      ...(withdrawal.orderId ? [] : [{ kind: 'text' as const, text: t('withdrawalRegister.unknownOrder') }]),
      ...(withdrawal.isLate ? [{ kind: 'text' as const, text: t('withdrawalRegister.late') }] : []),
      toRegister(withdrawal, t),
    ],
  })
}

const withoutItsAccounts = (withdrawal: RegisteredWithdrawal): RegisteredWithdrawal => {
  const { text, name, orderNumber } = withdrawal
  return {
    ...withdrawal,
    text: withoutAccounts(text),
    name: withoutAccounts(name),
    orderNumber: withoutAccounts(orderNumber),
  }
}

/** What nobody has proven yet of a statement: that its buyer sent it, or that the account is theirs. */
function unproven(withdrawal: RegisteredWithdrawal, t: Words): Block[] {
  const { order, email } = withdrawal
  if (!order) return []
  const words = { sender: email, buyer: order.email }
  if (!isFromBuyer(withdrawal)) return [{ kind: 'text', text: t('withdrawalRegister.otherAddress', words) }]
  if (!namesUnprovenAccount(withdrawal)) return []
  return [{ kind: 'text', text: t('withdrawalRegister.accountUnproven', words) }]
}

const toRegister = ({ id }: RegisteredWithdrawal, t: Words): Block => ({
  kind: 'action',
  label: t('mail.withdrawn.register'),
  href: `${env().SHOP_ORIGIN}/admin/withdrawals/${id}`,
})

const pageUrl = (locale: Locale, path: string) => `${env().SHOP_ORIGIN}${localePath(locale, path)}`

/** What the shop itself knows of a statement. A number that no order can have is the sender's words. */
function referenceFacts(withdrawal: RegisteredWithdrawal, t: Words, locale: Locale): Block {
  const orderId = orderIdIn(withdrawal.orderNumber)
  return {
    kind: 'facts',
    facts: [
      ...whenAndWhich(withdrawal, t, locale),
      ...(isOrderId(orderId) ? [[t('mail.id'), orderId] as [string, string]] : []),
    ],
  }
}

const statement = (withdrawal: RegisteredWithdrawal, t: Words, locale: Locale): Block[] => [
  { kind: 'quote', text: withdrawal.text },
  { kind: 'facts', facts: whenAndWhich(withdrawal, t, locale) },
]

const whenAndWhich = (withdrawal: RegisteredWithdrawal, t: Words, locale: Locale): [string, string][] => [
  [t('mail.withdrawn.number'), String(withdrawal.id)],
  ...receivedFacts(withdrawal, t('mail.withdrawn.submitted'), t, locale),
]
