import 'server-only'
import { defaultLocale, type Locale, localeOf } from '@/lib/platform/i18n/routing'
import { shop } from '@/lib/platform/shop-details'
import { isOrderId } from '@/lib/sales/orders/rules'
import { receivedFacts } from '@/lib/sales/withdrawal/received'
import { orderIdIn } from '@/lib/sales/withdrawal/rules'
import {
  type Block,
  linkTo,
  type Mail,
  type MailContent,
  paragraph,
  writeMail,
} from '@/lib/shop/mail/template'
import { absoluteAddress } from '@/lib/shop/seo/origin'
import { claimRecipients } from '@/lib/shop/settings/load'
import { type Words, wordsOf } from '@/lib/shop/texts/translator'
import { buyerQuestionPath } from './buyer-question'
import { type ClaimRegister, entryPath } from './schema'

// The mails about withdrawals and complaints. A mail to an address that has not proven to be the buyer's has none of the
// sender's words, which a stranger may have typed.

/** A withdrawal or a complaint as the mails about both need it. */
export type MailedClaim = {
  id: number
  state: string
  email: string
  locale: string
  orderNumber: string
  submittedAt: Date
  channel: string | null
  isConfirmed: boolean | null
  order: { id: string; email: string; locale: string } | null
}

const claimWords = {
  complaints: {
    group: 'mail.complaint',
    toQuestion: 'mail.complaint.questionAnswer',
    register: 'complaintRegister',
  },
  returns: { group: 'mail.withdrawn', toQuestion: 'mail.withdrawn.answer', register: 'withdrawalRegister' },
} as const

/** Whether mails are written about a claim: about no junk, and about none whose person has been erased. */
export const isMailed = ({ email, state }: Pick<MailedClaim, 'email' | 'state'>): boolean =>
  email !== '' && state !== 'junk'

/** The number of a claim, and when it came. */
export const numberFacts = (
  register: ClaimRegister,
  claim: MailedClaim,
  t: Words,
  locale: Locale,
): [name: string, value: string][] => [
  [t(`${claimWords[register].group}.number`), String(claim.id)],
  ...receivedFacts(claim, t(`${claimWords[register].group}.submitted`), t, locale),
]

/** What the shop itself knows of a claim. A number that no order can have is the sender's words. */
export function referenceFacts(register: ClaimRegister, claim: MailedClaim, t: Words, locale: Locale): Block {
  const orderId = orderIdIn(claim.orderNumber)
  const known: [string, string][] = isOrderId(orderId) ? [[t('mail.id'), orderId]] : []
  return { kind: 'facts', facts: [...numberFacts(register, claim, t, locale), ...known] }
}

/** The receipt for an address that has not proven to be the buyer's; the page at `path` shows the sender all of it. */
export function bareReceipt(
  register: ClaimRegister,
  claim: MailedClaim,
  path: string,
  say: (t: Words, locale: Locale) => { text: string; more?: Block[] },
): Mail {
  const locale = localeOf(claim.locale)
  const t = wordsOf(locale)
  const { text, more = [] } = say(t, locale)
  return writeMail({
    locale,
    to: claim.email,
    subject: t(`${claimWords[register].group}.bareSubject`, { number: claim.id }),
    blocks: [
      paragraph(text),
      referenceFacts(register, claim, t, locale),
      ...more,
      paragraph(t('mail.withheld')),
      linkTo(path, locale, t('mail.readOn')),
    ],
  })
}

/** Asks the address of the order whether its buyer sent a claim. `textOf` says which question it is. */
export function buyerQuestionMail(
  register: ClaimRegister,
  claim: MailedClaim,
  textOf: (t: Words) => string,
): Mail | null {
  const { order } = claim
  if (!order) return null
  const locale = localeOf(order.locale)
  const t = wordsOf(locale)
  return writeMail({
    locale,
    to: order.email,
    subject: t(`${claimWords[register].group}.questionSubject`, { order: order.id }),
    blocks: [
      paragraph(textOf(t)),
      referenceFacts(register, claim, t, locale),
      linkTo(buyerQuestionPath(register, claim.id), locale, t(claimWords[register].toQuestion)),
      paragraph(t('mail.withdrawn.questionNext', { email: shop.email })),
    ],
  })
}

/** Tells the shop what the address of the order answered. */
export function buyerAnswerMail(register: ClaimRegister, claim: MailedClaim): Mail | null {
  const { order, isConfirmed } = claim
  if (!order || isConfirmed === null) return null
  const t = wordsOf(defaultLocale)
  return claimMailToShop(register, claim, {
    subject: t(`${claimWords[register].group}.answeredSubject`, { order: order.id }),
    blocks: [
      paragraph(t(`${claimWords[register].register}.${isConfirmed ? 'confirmed' : 'denied'}`)),
      referenceFacts(register, claim, t, defaultLocale),
    ],
  })
}

/** A mail to whoever handles claims for the shop, in the shop's language, with the way to the claim in its register. */
export const claimMailToShop = (
  register: ClaimRegister,
  { id }: MailedClaim,
  { blocks, ...content }: Pick<MailContent, 'subject' | 'blocks' | 'replyTo'>,
): Mail =>
  writeMail({
    ...content,
    locale: defaultLocale,
    to: claimRecipients(),
    blocks: [
      ...blocks,
      {
        kind: 'action',
        label: wordsOf(defaultLocale)(`${claimWords[register].group}.register`),
        href: absoluteAddress(entryPath(register, id)),
      },
    ],
  })
