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
  referenceFacts,
} from '@/lib/sales/claims/mails'
import { receivedAt } from '@/lib/sales/claims/received'
import { isFromBuyer, isSameAddress } from '@/lib/sales/claims/rules'
import { formatDay } from '@/lib/shop/mail/dates'
import { knownFacts, type Mail, type MailBlock, paragraph, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import type { Translator } from '@/lib/shop/texts/translator'
import { wordsOf } from '@/lib/shop/texts/translator'
import { type ComplaintOfOrder, readComplaint } from './queries'
import { RESULT_PATH, withoutUnprovenAccounts } from './rules'

/** The complaint that a mail is about; null for junk, and once its person has been erased. */
async function complaintOf(payload: unknown): Promise<ComplaintOfOrder | null> {
  const row = await readComplaint(topics['complaint.receipt'].parse(payload).complaintId)
  return row?.email && row.state !== 'junk' ? row : null
}

/** That the complaint came. */
export async function complaintReceiptMail(payload: unknown): Promise<Mail | null> {
  const complaint = await complaintOf(payload)
  if (!complaint) return null
  if (isFromBuyer(complaint)) return complaintReceipt(complaintWithoutLinks(complaint))
  return bareReceipt('complaints', complaint, RESULT_PATH, (t, locale) => ({
    text: t('mail.complaint.bareText', { date: formatDay(complaint.answerDueOn, locale) }),
    more: missingPictures(complaint, t),
  }))
}

/** A complaint whose words make no links in a mail. */
const complaintWithoutLinks = (complaint: ComplaintOfOrder): ComplaintOfOrder => ({
  ...complaint,
  name: withoutLinks(complaint.name),
  orderNumber: complaint.orderId ?? withoutLinks(complaint.orderNumber),
  goods: withoutLinks(complaint.goods),
  since: withoutLinks(complaint.since),
  fault: withoutLinks(complaint.fault),
})

/** What was sent and when, as a mail or, for its sender to keep, as a file. */
export function complaintReceipt(complaint: ComplaintOfOrder): Mail {
  const locale = localeOf(complaint.locale)
  const t = wordsOf(locale)
  return writeMail({
    locale,
    to: complaint.email,
    subject: t('mail.complaint.subject', { order: complaint.orderNumber }),
    blocks: [
      paragraph(t('mail.complaint.text', { date: formatDay(complaint.answerDueOn, locale) })),
      ...whatWasSent(complaint, t, locale),
      ...missingPictures(complaint, t),
      paragraph(t('mail.complaint.next', { email: shop.email })),
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
  return claimMailToShop('complaints', complaint, {
    replyTo: complaint.email,
    subject: t('mail.complaint.shopSubject', { order: shown.orderNumber, name: shown.name }),
    blocks: [
      paragraph(t('mail.complaint.shopText', { date: formatDay(complaint.answerDueOn, locale) })),
      ...whatWasSent(shown, t, locale),
      ...unprovenComplaint(complaint, t),
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
      paragraph(t(`mail.complaint.${state}`, { moment: receivedAt(complaint, locale) })),
      { kind: 'quote', text: complaint.answer },
      ...(state === 'refused' ? [paragraph(t('mail.complaint.refusedNext', { email: shop.email }))] : []),
      ...(isWhole
        ? whatWasSent(complaintWithoutLinks(complaint), t, locale)
        : [referenceFacts('complaints', complaint, t, locale)]),
    ],
  })
}

function unprovenComplaint({ email, order, isConfirmed }: ComplaintOfOrder, t: Translator): MailBlock[] {
  if (!order || isConfirmed) return []
  const words = { sender: email, buyer: order.email }
  const about = isSameAddress(email, order.email) ? 'typedAddress' : 'otherAddress'
  return [paragraph(t(`complaintRegister.${about}`, words))]
}

const whatWasSent = (complaint: ComplaintOfOrder, t: Translator, locale: Locale): MailBlock[] => [
  {
    kind: 'facts',
    title: t('mail.complaint.sent'),
    facts: knownFacts(
      ...numberFacts('complaints', complaint, t, locale),
      [t('complaint.name'), complaint.name],
      [t('complaint.email'), complaint.email],
      [t('complaint.orderNumber'), complaint.orderNumber],
      [t('complaint.goods'), complaint.goods],
      [t('complaint.since'), complaint.since],
      [t('complaint.wish'), t(`complaint.wishes.${complaint.wish}`)],
      [t('complaint.pictures'), countedPictures(complaint, t)],
    ),
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
  count > 0 ? [paragraph(t('mail.complaint.picturesLeftOut', { count, email: shop.email }))] : []

/** Asks the address of the order whether its buyer sent a complaint. */
export async function complaintQuestionMail(payload: unknown): Promise<Mail | null> {
  const complaint = await complaintOf(payload)
  return complaint && !complaint.buyerAnsweredAt ? buyerQuestionMail('complaints', complaint) : null
}

/** To the shop: what the address of the order answered. */
export async function complaintQuestionAnsweredMail(payload: unknown): Promise<Mail | null> {
  const complaint = await complaintOf(payload)
  return complaint && buyerAnswerMail('complaints', complaint)
}
