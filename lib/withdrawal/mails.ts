import 'server-only'
import { db } from '@/lib/core/database/db'
import { env } from '@/lib/core/runtime/env'
import { defaultLocale, type Locale, localeOf } from '@/lib/i18n/routing'
import { type Words, wordsOf } from '@/lib/i18n/translator'
import { formatMoment } from '@/lib/mail/moment'
import { type Block, type Mail, writeMail } from '@/lib/mail/template'
import { topics } from '@/lib/mail/topics'
import { readReturn } from '@/lib/returns/queries'
import { claimRecipients } from '@/lib/settings/load'
import { shop } from '@/lib/shop'
import { type RegisteredWithdrawal, readWithdrawal } from './queries'

/** The withdrawal that a mail is about; null for junk, and once its person has been erased. */
async function withdrawalOf(payload: unknown): Promise<RegisteredWithdrawal | null> {
  const row = await readWithdrawal(topics['withdrawal.receipt'].parse(payload).withdrawalId)
  return row?.email && row.state !== 'junk' ? row : null
}

/** The acknowledgment that the law asks for, on a durable medium: the statement, its date and its time. */
export async function withdrawalReceiptMail(payload: unknown): Promise<Mail | null> {
  const withdrawal = await withdrawalOf(payload)
  if (!withdrawal) return null
  const locale = localeOf(withdrawal.locale)
  const t = wordsOf(locale)
  const { company } = shop
  const subject = t('mail.withdrawn.subject', { order: withdrawal.orderNumber })
  return writeMail({
    locale,
    to: withdrawal.email,
    subject,
    blocks: [
      { kind: 'text', text: t('mail.withdrawn.text') },
      ...statement(withdrawal, t, locale),
      {
        kind: 'text',
        text: t('mail.withdrawn.next', { address: `${company.street}, ${company.postCode} ${company.city}` }),
      },
    ],
  })
}

/** To the address of the order itself, where somebody wrote from another one. */
export async function withdrawalCopyMail(payload: unknown): Promise<Mail | null> {
  const withdrawal = await withdrawalOf(payload)
  if (!withdrawal?.orderId) return null
  const order = await db().shopOrder.findUniqueOrThrow({
    where: { id: withdrawal.orderId },
    select: { email: true, locale: true },
  })
  const locale = localeOf(order.locale)
  const t = wordsOf(locale)
  return writeMail({
    locale,
    to: order.email,
    subject: t('mail.withdrawn.copySubject', { order: withdrawal.orderNumber }),
    blocks: [
      { kind: 'text', text: t('mail.withdrawn.copyText', { email: shop.email }) },
      ...statement(withdrawal, t, locale),
    ],
  })
}

/** To the shop, in its language: what came, and by when the money is due. */
export async function withdrawalForShopMail(payload: unknown): Promise<Mail | null> {
  const withdrawal = await withdrawalOf(payload)
  if (!withdrawal) return null
  const locale = defaultLocale
  const t = wordsOf(locale)
  const words = { order: withdrawal.orderNumber, name: withdrawal.name }
  const { refundDueAt } = await readReturn(withdrawal.id)
  return writeMail({
    locale,
    to: claimRecipients(),
    replyTo: withdrawal.email,
    subject: t('mail.withdrawn.shopSubject', words),
    blocks: [
      ...statement(withdrawal, t, locale),
      {
        kind: 'text',
        text: refundDueAt
          ? t('mail.withdrawn.shopText', { date: formatMoment(refundDueAt, locale, 'medium') })
          : t('withdrawalRegister.nothingDue'),
      },
      ...(withdrawal.orderId ? [] : [{ kind: 'text' as const, text: t('withdrawalRegister.unknownOrder') }]),
      ...(withdrawal.isLate ? [{ kind: 'text' as const, text: t('withdrawalRegister.late') }] : []),
      {
        kind: 'action',
        label: t('mail.withdrawn.register'),
        href: `${env().SHOP_ORIGIN}/admin/withdrawals/${withdrawal.id}`,
      },
    ],
  })
}

const statement = (withdrawal: RegisteredWithdrawal, t: Words, locale: Locale): Block[] => [
  { kind: 'quote', text: withdrawal.text },
  {
    kind: 'facts',
    facts: [
      [t('mail.withdrawn.number'), String(withdrawal.id)],
      [t('mail.withdrawn.submitted'), formatMoment(withdrawal.submittedAt, locale, 'medium')],
    ],
  },
]
