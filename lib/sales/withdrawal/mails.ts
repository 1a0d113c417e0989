import 'server-only'
import { defaultLocale, type Locale, localeOf } from '@/lib/platform/i18n/routing'
import { shop } from '@/lib/platform/shop-details'
import { withoutLinks } from '@/lib/platform/values/links'
import {
  bareReceipt,
  buyerAnswerMail,
  buyerQuestionMail,
  claimMailToShop,
  numberFacts,
} from '@/lib/sales/claims/mails'
import { isFromBuyer, namesUnprovenAccount, withoutAccounts } from '@/lib/sales/claims/rules'
import { formatMoment } from '@/lib/shop/mail/dates'
import { type Mail, type MailBlock, paragraph, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import type { Translator } from '@/lib/shop/texts/translator'
import { wordsOf } from '@/lib/shop/texts/translator'
import { claimedGoods, type RegisteredWithdrawal, readWithdrawal } from './queries'
import { STATEMENT_PATH } from './rules'

const storedWithdrawal = (payload: unknown) =>
  readWithdrawal(topics['withdrawal.receipt'].parse(payload).withdrawalId)

/** The withdrawal that a mail is about; null for junk, and once its person has been erased. */
async function withdrawalOf(payload: unknown): Promise<RegisteredWithdrawal | null> {
  const row = await storedWithdrawal(payload)
  return row?.email && row.state !== 'junk' ? row : null
}

/** The acknowledgment on a durable medium. */
export async function withdrawalReceiptMail(payload: unknown): Promise<Mail | null> {
  const withdrawal = await storedWithdrawal(payload)
  if (!withdrawal || withdrawal.state === 'junk') return null
  if (withdrawal.channel) return enteredReceipt(withdrawal)
  if (!withdrawal.email) return null
  if (isFromBuyer(withdrawal)) return statementReceipt(statementWithoutLinks(withdrawal), withdrawal.email)
  return bareReceipt('returns', withdrawal, STATEMENT_PATH, (t) => ({ text: t('mail.withdrawn.bareText') }))
}

/** The whole statement, to the address of the order, which has confirmed it. */
export async function withdrawalConfirmedMail(payload: unknown): Promise<Mail | null> {
  const withdrawal = await withdrawalOf(payload)
  return withdrawal?.order && isFromBuyer(withdrawal)
    ? statementReceipt(statementWithoutLinks(withdrawal), withdrawal.order.email)
    : null
}

/** A statement whose words make no links in a mail, but for the sender's own address. */
const statementWithoutLinks = ({ text, ...withdrawal }: RegisteredWithdrawal): RegisteredWithdrawal => ({
  ...withdrawal,
  text: withoutLinks(text).replaceAll(withoutLinks(withdrawal.email), withdrawal.email),
})

/** The receipt of a statement that came by letter, by mail or at the counter, to the address of the order. */
function enteredReceipt(withdrawal: RegisteredWithdrawal): Mail | null {
  const { order, claims } = withdrawal
  if (!order || order.erasedAt) return null
  const locale = localeOf(order.locale)
  const t = wordsOf(locale)
  const goods = claimedGoods(claims)
  const text = goods ? `${t('withdrawal.statementLines')}\n${goods}` : t('withdrawal.statementWhole')
  return receiptOf({ ...withdrawal, text }, order.email, locale, t('mail.withdrawn.enteredText'))
}

/** The statement, its date and its time, as a mail or, for its sender to keep, as a file. */
export function statementReceipt(withdrawal: RegisteredWithdrawal, to: string): Mail {
  const locale = localeOf(withdrawal.locale)
  return receiptOf(withdrawal, to, locale, wordsOf(locale)('mail.withdrawn.text'))
}

function receiptOf(withdrawal: RegisteredWithdrawal, to: string, locale: Locale, text: string): Mail {
  const t = wordsOf(locale)
  const { street, postCode, city } = shop.company
  return writeMail({
    locale,
    to,
    subject: t('mail.withdrawn.subject', { order: withdrawal.order?.id ?? withdrawal.orderNumber }),
    blocks: [
      paragraph(text),
      ...statement(withdrawal, t, locale),
      paragraph(t('mail.withdrawn.next', { address: `${street}, ${postCode} ${city}` })),
    ],
  })
}

/** Asks the address of the order whether its buyer wrote from another one, or named an account. */
export async function withdrawalCopyMail(payload: unknown): Promise<Mail | null> {
  const withdrawal = await withdrawalOf(payload)
  return withdrawal && !withdrawal.answeredAt ? buyerQuestionMail('returns', withdrawal) : null
}

export async function withdrawalAnsweredMail(payload: unknown): Promise<Mail | null> {
  const withdrawal = await withdrawalOf(payload)
  return withdrawal && buyerAnswerMail('returns', withdrawal)
}

/** To the shop, in its language: what came, and by when the money is due. */
export async function withdrawalForShopMail(payload: unknown): Promise<Mail | null> {
  const withdrawal = await withdrawalOf(payload)
  if (!withdrawal) return null
  const locale = defaultLocale
  const t = wordsOf(locale)
  const proven = withdrawal.isConfirmed ? (text: string) => text : withoutAccounts
  const words = { order: proven(withdrawal.orderNumber), name: proven(withdrawal.name) }
  const { order, refundDueAt } = withdrawal
  const isMoneyKept = order === null || order.paidGrosze > order.refundedGrosze
  return claimMailToShop('returns', withdrawal, {
    replyTo: withdrawal.email,
    subject: t('mail.withdrawn.shopSubject', words),
    blocks: [
      ...statement({ ...withdrawal, text: proven(withdrawal.text) }, t, locale),
      ...unprovenStatement(withdrawal, t),
      paragraph(
        isMoneyKept
          ? t('mail.withdrawn.shopText', { date: formatMoment(refundDueAt, locale, 'medium') })
          : t('withdrawalRegister.nothingDue'),
      ),
      ...(withdrawal.orderId ? [] : [paragraph(t('withdrawalRegister.unknownOrder'))]),
      ...(withdrawal.isLate ? [paragraph(t('withdrawalRegister.late'))] : []),
    ],
  })
}

/** Warns the staff of a statement from another address, or of an account number that is not proven to be the buyer's. */
function unprovenStatement(withdrawal: RegisteredWithdrawal, t: Translator): MailBlock[] {
  const { order, email } = withdrawal
  if (!order) return []
  const words = { sender: email, buyer: order.email }
  if (!isFromBuyer(withdrawal)) return [paragraph(t('withdrawalRegister.otherAddress', words))]
  return namesUnprovenAccount(withdrawal) ? [paragraph(t('withdrawalRegister.accountUnproven', words))] : []
}

const statement = (withdrawal: RegisteredWithdrawal, t: Translator, locale: Locale): MailBlock[] => [
  { kind: 'quote', text: withdrawal.text },
  { kind: 'facts', facts: numberFacts('returns', withdrawal, t, locale) },
]
