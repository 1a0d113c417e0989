import 'server-only'
import { defaultLocale, type Locale, localeOf, localePath } from '@/lib/platform/i18n/routing'
import { env } from '@/lib/platform/runtime/env'
import { shop } from '@/lib/platform/shop-details'
import { withoutLinks } from '@/lib/platform/values/links'
import { isOrderId } from '@/lib/sales/orders/rules'
import { readReturn } from '@/lib/sales/returns/queries'
import { formatMoment } from '@/lib/shop/mail/dates'
import { type Mail, type MailBlock, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import { claimRecipients } from '@/lib/shop/settings/load'
import { type Translator, wordsOf } from '@/lib/shop/texts/translator'
import { claimedGoods, isFromBuyer, questionKey, type RegisteredWithdrawal, readWithdrawal } from './queries'
import { receivedFacts } from './received'
import { namesUnprovenAccount, orderIdIn, QUESTION_PATH, STATEMENT_PATH, withoutAccounts } from './rules'

const storedWithdrawal = (payload: unknown) =>
  readWithdrawal(topics['withdrawal.receipt'].parse(payload).withdrawalId)

/** The withdrawal that a mail is about; null for junk, and once its person has been erased. */
async function withdrawalOf(payload: unknown): Promise<RegisteredWithdrawal | null> {
  const row = await storedWithdrawal(payload)
  return row?.email && row.state !== 'junk' ? row : null
}

/** The acknowledgment on a durable medium; to another address without the words, which a stranger may have typed. */
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
      said(t('mail.withdrawn.bareText')),
      referenceFacts(withdrawal, t, locale),
      said(t('mail.withheld')),
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
const safe = ({ text, ...withdrawal }: RegisteredWithdrawal): RegisteredWithdrawal => ({
  ...withdrawal,
  text: withoutLinks(text).replaceAll(withoutLinks(withdrawal.email), withdrawal.email),
})

/** Of a statement that came by letter, by mail or at the counter: its day, its way and its goods, to the address of the order. */
function enteredReceipt(withdrawal: RegisteredWithdrawal): Mail | null {
  const { order, claims } = withdrawal
  if (!order || order.erasedAt) return null
  const locale = localeOf(order.locale)
  const t = wordsOf(locale)
  const goods = claimedGoods(claims)
  const text = goods ? `${t('withdrawal.statementLines')}\n${goods}` : t('withdrawal.statementWhole')
  return writeMail({
    locale,
    to: order.email,
    subject: t('mail.withdrawn.subject', { order: order.id }),
    blocks: [
      said(t('mail.withdrawn.enteredText')),
      ...statement({ ...withdrawal, text }, t, locale),
      whatIsNext(t),
    ],
  })
}

/** The statement, its date and its time, as a mail or, for its sender to keep, as a file. */
export function wholeReceipt(withdrawal: RegisteredWithdrawal, to: string): Mail {
  const locale = localeOf(withdrawal.locale)
  const t = wordsOf(locale)
  return writeMail({
    locale,
    to,
    subject: t('mail.withdrawn.subject', { order: withdrawal.order?.id ?? withdrawal.orderNumber }),
    blocks: [said(t('mail.withdrawn.text')), ...statement(withdrawal, t, locale), whatIsNext(t)],
  })
}

function whatIsNext(t: Translator): MailBlock {
  const { street, postCode, city } = shop.company
  return said(t('mail.withdrawn.next', { address: `${street}, ${postCode} ${city}` }))
}

/** Asks the address of the order whether its buyer wrote from another one, or named an account, without their words. */
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
      said(t(`mail.withdrawn.${isFromBuyer(withdrawal) ? 'questionAccount' : 'questionText'}`)),
      referenceFacts(withdrawal, t, locale),
      {
        kind: 'action',
        label: t('mail.withdrawn.answer'),
        href: pageUrl(locale, `${QUESTION_PATH}/${questionKey(withdrawal.id)}`),
      },
      said(t('mail.withdrawn.questionNext', { email: shop.email })),
    ],
  })
}

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
      said(t(`withdrawalRegister.${withdrawal.isConfirmed ? 'confirmed' : 'denied'}`)),
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
  const proven = withdrawal.isConfirmed ? (text: string) => text : withoutAccounts
  const words = { order: proven(withdrawal.orderNumber), name: proven(withdrawal.name) }
  const { refundDueAt } = await readReturn(withdrawal.id)
  return writeMail({
    locale,
    to: claimRecipients(),
    replyTo: withdrawal.email,
    subject: t('mail.withdrawn.shopSubject', words),
    blocks: [
      ...statement({ ...withdrawal, text: proven(withdrawal.text) }, t, locale),
      ...unproven(withdrawal, t),
      said(
        refundDueAt
          ? t('mail.withdrawn.shopText', { date: formatMoment(refundDueAt, locale, 'medium') })
          : t('withdrawalRegister.nothingDue'),
      ),
      ...(withdrawal.orderId ? [] : [said(t('withdrawalRegister.unknownOrder'))]),
      ...(withdrawal.isLate ? [said(t('withdrawalRegister.late'))] : []),
      toRegister(withdrawal, t),
    ],
  })
}

/** What nobody has proven yet of a statement: that its buyer sent it, or that the account is theirs. */
function unproven(withdrawal: RegisteredWithdrawal, t: Translator): MailBlock[] {
  const { order, email } = withdrawal
  if (!order) return []
  const words = { sender: email, buyer: order.email }
  if (!isFromBuyer(withdrawal)) return [said(t('withdrawalRegister.otherAddress', words))]
  return namesUnprovenAccount(withdrawal) ? [said(t('withdrawalRegister.accountUnproven', words))] : []
}

const said = (text: string): MailBlock => ({ kind: 'text', text })

const toRegister = ({ id }: RegisteredWithdrawal, t: Translator): MailBlock => ({
  kind: 'action',
  label: t('mail.withdrawn.register'),
  href: `${env().SHOP_ORIGIN}/admin/withdrawals/${id}`,
})

const pageUrl = (locale: Locale, path: string) => `${env().SHOP_ORIGIN}${localePath(locale, path)}`

/** What the shop itself knows of a statement. A number that no order can have is the sender's words. */
function referenceFacts(withdrawal: RegisteredWithdrawal, t: Translator, locale: Locale): MailBlock {
  const orderId = orderIdIn(withdrawal.orderNumber)
  const known: [string, string][] = isOrderId(orderId) ? [[t('mail.id'), orderId]] : []
  return { kind: 'facts', facts: [...whenAndWhich(withdrawal, t, locale), ...known] }
}

const statement = (withdrawal: RegisteredWithdrawal, t: Translator, locale: Locale): MailBlock[] => [
  { kind: 'quote', text: withdrawal.text },
  { kind: 'facts', facts: whenAndWhich(withdrawal, t, locale) },
]

const whenAndWhich = (
  withdrawal: RegisteredWithdrawal,
  t: Translator,
  locale: Locale,
): [string, string][] => [
  [t('mail.withdrawn.number'), String(withdrawal.id)],
  ...receivedFacts(withdrawal, t('mail.withdrawn.submitted'), t, locale),
]
