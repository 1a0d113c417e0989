import 'server-only'
import { defaultLocale, type Locale, languageTag, localeOf, localePath } from '@/lib/platform/i18n/routing'
import { env } from '@/lib/platform/runtime/env'
import { shop } from '@/lib/platform/shop-details'
import { withoutLinks } from '@/lib/platform/values/links'
import { isOrderId } from '@/lib/sales/orders/rules'
import { entryPath } from '@/lib/sales/registers/schema'
import { receivedAt, receivedFacts } from '@/lib/sales/withdrawal/received'
import { isSameAddress, orderIdIn } from '@/lib/sales/withdrawal/rules'
import { type Mail, type MailBlock, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import { absoluteAddress } from '@/lib/shop/seo/origin'
import { claimRecipients } from '@/lib/shop/settings/load'
import { type Translator, wordsOf } from '@/lib/shop/texts/translator'
import { type ComplaintOfOrder, isFromBuyer, readComplaint } from './queries'
import { questionKey } from './question'
import { QUESTION_PATH, RESULT_PATH, withoutUnprovenAccounts } from './rules'

const text = (words: string): MailBlock => ({ kind: 'text', text: words })

/** The complaint that a mail is about; null for junk, and once its person has been erased. */
async function complaintOf(payload: unknown): Promise<ComplaintOfOrder | null> {
  const row = await readComplaint(topics['complaint.receipt'].parse(payload).complaintId)
  return row?.email && row.state !== 'junk' ? row : null
}

/** That the complaint came. To an address other than the order's it has no words of the sender: a stranger may have typed it. */
export async function complaintReceiptMail(payload: unknown): Promise<Mail | null> {
  const complaint = await complaintOf(payload)
  if (!complaint) return null
  if (isFromBuyer(complaint)) return wholeReceipt(safe(complaint))
  const locale = localeOf(complaint.locale)
  const t = wordsOf(locale)
  return writeMail({
    locale,
    to: complaint.email,
    subject: t('mail.complaint.bareSubject', { number: complaint.id }),
    blocks: [
      text(t('mail.complaint.bareText', { date: formatDay(complaint.answerDueOn, locale) })),
      referenceFacts(complaint, t, locale),
      ...missingPictures(complaint, t),
      text(t('mail.withheld')),
      {
        kind: 'action',
        label: t('mail.readOn'),
        href: `${env().SHOP_ORIGIN}${localePath(locale, RESULT_PATH)}`,
      },
    ],
  })
}

/** A complaint whose words make no links in a mail. */
const safe = (complaint: ComplaintOfOrder): ComplaintOfOrder => ({
  ...complaint,
  name: withoutLinks(complaint.name),
  orderNumber: complaint.orderId ?? withoutLinks(complaint.orderNumber),
  goods: withoutLinks(complaint.goods),
  since: withoutLinks(complaint.since),
  fault: withoutLinks(complaint.fault),
})

/** What was sent and when, as a mail or, for its sender to keep, as a file. */
export function wholeReceipt(complaint: ComplaintOfOrder): Mail {
  const locale = localeOf(complaint.locale)
  const t = wordsOf(locale)
  const subject = t('mail.complaint.subject', { order: complaint.orderNumber })
  return writeMail({
    locale,
    to: complaint.email,
    subject,
    blocks: [
      text(t('mail.complaint.text', { date: formatDay(complaint.answerDueOn, locale) })),
      ...whatWasSent(complaint, t, locale),
      ...missingPictures(complaint, t),
      text(t('mail.complaint.next', { email: shop.email })),
    ],
  })
}

/** To the shop, in its language: what came, and until when to answer. */
export async function complaintForShopMail(payload: unknown): Promise<Mail | null> {
  const complaint = await complaintOf(payload)
  if (!complaint) return null
  const locale = defaultLocale
  const t = wordsOf(locale)
  const shown = withoutUnprovenAccounts(complaint)
  const subject = t('mail.complaint.shopSubject', { order: shown.orderNumber, name: shown.name })
  return writeMail({
    locale,
    to: claimRecipients(),
    replyTo: complaint.email,
    subject,
    blocks: [
      text(t('mail.complaint.shopText', { date: formatDay(complaint.answerDueOn, locale) })),
      ...whatWasSent(shown, t, locale),
      ...unproven(complaint, t),
      toRegister(complaint, t),
    ],
  })
}

/** The shop's answer, in the frame of the buyer's language. One that has been changed since is not sent. */
export async function complaintAnswerMail(payload: unknown): Promise<Mail | null> {
  const { version } = topics['complaint.answer'].parse(payload)
  const complaint = await complaintOf(payload)
  if (!complaint || complaint.version !== version) return null
  const { state } = complaint
  if (state !== 'accepted' && state !== 'refused') return null
  const locale = localeOf(complaint.locale)
  const t = wordsOf(locale)
  const isWhole = isFromBuyer(complaint)
  const subject = isWhole
    ? t('mail.complaint.answerSubject', { order: complaint.orderId ?? '' })
    : t('mail.complaint.bareAnswerSubject', { number: complaint.id })
  return writeMail({
    locale,
    to: complaint.email,
    replyTo: shop.email,
    subject,
    blocks: [
      text(t(`mail.complaint.${state}`, { moment: receivedAt(complaint, locale) })),
      { kind: 'quote', text: complaint.answer },
      ...(state === 'refused' ? [text(t('mail.complaint.refusedNext', { email: shop.email }))] : []),
      ...(isWhole ? whatWasSent(safe(complaint), t, locale) : [referenceFacts(complaint, t, locale)]),
    ],
  })
}

function unproven({ email, order, isConfirmed }: ComplaintOfOrder, t: Translator): MailBlock[] {
  if (!order || isConfirmed) return []
  const words = { sender: email, buyer: order.email }
  const about = isSameAddress(email, order.email) ? 'typedAddress' : 'otherAddress'
  return [text(t(`complaintRegister.${about}`, words))]
}

const toRegister = ({ id }: ComplaintOfOrder, t: Translator): MailBlock => ({
  kind: 'action',
  label: t('mail.complaint.register'),
  href: `${env().SHOP_ORIGIN}${entryPath('complaints', id)}`,
})

/** What the shop itself knows of a complaint. A number that no order can have is the sender's words. */
function referenceFacts(complaint: ComplaintOfOrder, t: Translator, locale: Locale): MailBlock {
  const orderId = orderIdIn(complaint.orderNumber)
  return {
    kind: 'facts',
    facts: [
      [t('mail.complaint.number'), String(complaint.id)],
      ...receivedFacts(complaint, t('mail.complaint.submitted'), t, locale),
      ...(isOrderId(orderId) ? [[t('mail.id'), orderId] as [string, string]] : []),
    ],
  }
}

const whatWasSent = (complaint: ComplaintOfOrder, t: Translator, locale: Locale): MailBlock[] => [
  {
    kind: 'facts',
    title: t('mail.complaint.sent'),
    facts: [
      [t('mail.complaint.number'), String(complaint.id)],
      ...receivedFacts(complaint, t('mail.complaint.submitted'), t, locale),
      [t('complaint.name'), complaint.name],
      [t('complaint.email'), complaint.email],
      [t('complaint.orderNumber'), complaint.orderNumber],
      [t('complaint.goods'), complaint.goods],
      ...(complaint.since ? [[t('complaint.since'), complaint.since] as [string, string]] : []),
      [t('complaint.wish'), t(`complaint.wishes.${complaint.wish}`)],
      [t('complaint.pictures'), countedPictures(complaint, t)],
    ],
  },
  { kind: 'quote', text: complaint.fault },
]

function countedPictures({ pictures, picturesLeftOut }: ComplaintOfOrder, t: Translator): string {
  const kept = pictures.length
  if (picturesLeftOut === 0) return String(kept)
  return t('mail.complaint.picturesKept', { kept, sent: kept + picturesLeftOut })
}

/** What the buyer should send by mail, because the shop had no room for it. */
const missingPictures = ({ picturesLeftOut: count }: ComplaintOfOrder, t: Translator): MailBlock[] =>
  count > 0 ? [text(t('mail.complaint.picturesLeftOut', { count, email: shop.email }))] : []

/** A date of the table, which has no hour. */
const formatDay = (day: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(day)

/** Asks the address of the order whether its buyer sent a complaint. It has none of the sender's words. */
export async function complaintQuestionMail(payload: unknown): Promise<Mail | null> {
  const complaint = await complaintOf(payload)
  if (!complaint?.order || complaint.buyerAnsweredAt) return null
  const { order } = complaint
  const locale = localeOf(order.locale)
  const t = wordsOf(locale)
  return writeMail({
    locale,
    to: order.email,
    subject: t('mail.complaint.questionSubject', { order: order.id }),
    blocks: [
      text(t(`mail.complaint.${isFromBuyer(complaint) ? 'questionText' : 'questionOtherAddress'}`)),
      referenceFacts(complaint, t, locale),
      {
        kind: 'action',
        label: t('mail.complaint.questionAnswer'),
        href: absoluteAddress(localePath(locale, `${QUESTION_PATH}/${questionKey(complaint.id)}`)),
      },
      text(t('mail.withdrawn.questionNext', { email: shop.email })),
    ],
  })
}

/** To the shop: what the address of the order answered. */
export async function complaintQuestionAnsweredMail(payload: unknown): Promise<Mail | null> {
  const complaint = await complaintOf(payload)
  if (!complaint?.orderId || complaint.isConfirmed === null) return null
  const locale = defaultLocale
  const t = wordsOf(locale)
  return writeMail({
    locale,
    to: claimRecipients(),
    subject: t('mail.complaint.answeredSubject', { order: complaint.orderId }),
    blocks: [
      text(t(`complaintRegister.${complaint.isConfirmed ? 'confirmed' : 'denied'}`)),
      referenceFacts(complaint, t, locale),
      toRegister(complaint, t),
    ],
  })
}
