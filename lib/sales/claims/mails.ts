import 'server-only'
import { defaultLocale, type Locale, localeOf } from '@/lib/platform/i18n/routing'
import { shop } from '@/lib/platform/shop-details'
import { receivedFacts } from '@/lib/sales/claims/received'
import { isFromBuyer, orderIdIn } from '@/lib/sales/claims/rules'
import { isOrderId } from '@/lib/sales/orders/rules'
import { type ClaimRegister, entryPath } from '@/lib/sales/registers/schema'
import {
  knownFacts,
  linkTo,
  type Mail,
  type MailBlock,
  type MailContent,
  paragraph,
  writeMail,
} from '@/lib/shop/mail/template'
import { claimRecipients } from '@/lib/shop/settings/load'
import type { Translator } from '@/lib/shop/texts/translator'
import { wordsOf } from '@/lib/shop/texts/translator'
import { buyerQuestionPath } from './buyer-question.service'

// The mails about withdrawals and complaints. A mail to an address that has not proven to be the buyer's has none of the
// sender's words, which a stranger may have typed.

type MailedClaim = {
  id: number
  email: string
  locale: string
  orderNumber: string
  submittedAt: Date
  channel: string | null
  isConfirmed: boolean | null
  order: { id: string; email: string; locale: string } | null
}

/** The groups of messages, and the questions to the buyer: one about the own address, one about another. */
const messages = {
  complaints: {
    mail: 'mail.complaint',
    register: 'complaintRegister',
    ownAddress: 'mail.complaint.questionText',
    otherAddress: 'mail.complaint.questionOtherAddress',
    toQuestion: 'mail.complaint.questionAnswer',
  },
  returns: {
    mail: 'mail.withdrawn',
    register: 'withdrawalRegister',
    ownAddress: 'mail.withdrawn.questionAccount',
    otherAddress: 'mail.withdrawn.questionText',
    toQuestion: 'mail.withdrawn.answer',
  },
} as const

/** The number of a claim, and when it came. */
export const numberFacts = (
  register: ClaimRegister,
  claim: MailedClaim,
  t: Translator,
  locale: Locale,
): [name: string, value: string][] => [
  [t(`${messages[register].mail}.number`), String(claim.id)],
  ...receivedFacts(claim, t(`${messages[register].mail}.submitted`), t, locale),
]

/** What the shop itself knows of a claim. A number that no order can have is the sender's words. */
export function referenceFacts(
  register: ClaimRegister,
  claim: MailedClaim,
  t: Translator,
  locale: Locale,
): MailBlock {
  const orderId = orderIdIn(claim.orderNumber)
  const known = isOrderId(orderId) ? orderId : null
  return {
    kind: 'facts',
    facts: knownFacts(...numberFacts(register, claim, t, locale), [t('mail.id'), known]),
  }
}

/** The receipt for an address that has not proven to be the buyer's; the page at `path` shows the sender all of it. */
export function bareReceipt(
  register: ClaimRegister,
  claim: MailedClaim,
  path: string,
  say: (t: Translator, locale: Locale) => { text: string; more?: MailBlock[] },
): Mail {
  const locale = localeOf(claim.locale)
  const t = wordsOf(locale)
  const { text, more = [] } = say(t, locale)
  const subject = t(`${messages[register].mail}.bareSubject`, { number: claim.id })
  const facts = referenceFacts(register, claim, t, locale)
  const link = linkTo(path, locale, t('mail.readOn'))
  const blocks = [paragraph(text), facts, ...more, paragraph(t('mail.withheld')), link]
  return writeMail({ locale, to: claim.email, subject, blocks })
}

/** Asks the address of the order whether its buyer sent a claim. */
export function buyerQuestionMail(register: ClaimRegister, claim: MailedClaim): Mail | null {
  const { order, id } = claim
  if (!order) return null
  const locale = localeOf(order.locale)
  const t = wordsOf(locale)
  const { mail, toQuestion, ...question } = messages[register]
  return writeMail({
    locale,
    to: order.email,
    subject: t(`${mail}.questionSubject`, { order: order.id }),
    blocks: [
      paragraph(t(isFromBuyer(claim) ? question.ownAddress : question.otherAddress)),
      referenceFacts(register, claim, t, locale),
      linkTo(buyerQuestionPath(register, id), locale, t(toQuestion)),
      paragraph(t('mail.withdrawn.questionNext', { email: shop.email })),
    ],
  })
}

/** Tells the shop what the address of the order answered. */
export function buyerAnswerMail(register: ClaimRegister, claim: MailedClaim): Mail | null {
  const { order, isConfirmed } = claim
  if (!order || isConfirmed === null) return null
  const t = wordsOf(defaultLocale)
  const answer = t(`${messages[register].register}.${isConfirmed ? 'confirmed' : 'denied'}`)
  return claimMailToShop(register, claim, {
    subject: t(`${messages[register].mail}.answeredSubject`, { order: order.id }),
    blocks: [paragraph(answer), referenceFacts(register, claim, t, defaultLocale)],
  })
}

/** A mail to the shop's address for claims, in the shop's language, with a link to the claim in its register. */
export function claimMailToShop(
  register: ClaimRegister,
  { id }: MailedClaim,
  { blocks, ...content }: Pick<MailContent, 'subject' | 'blocks' | 'replyTo'>,
): Mail {
  const label = wordsOf(defaultLocale)(`${messages[register].mail}.register`)
  const link = linkTo(entryPath(register, id), defaultLocale, label)
  return writeMail({ ...content, locale: defaultLocale, to: claimRecipients(), blocks: [...blocks, link] })
}
