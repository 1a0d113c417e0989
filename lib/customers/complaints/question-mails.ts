import 'server-only'
import { defaultLocale, localeOf, localePath } from '@/lib/platform/i18n/routing'
import { shop } from '@/lib/platform/shop-details'
import { type Mail, writeMail } from '@/lib/shop/mail/template'
import { absoluteAddress } from '@/lib/shop/seo/origin'
import { claimRecipients } from '@/lib/shop/settings/load'
import { wordsOf } from '@/lib/shop/texts/translator'
import { complaintOf, referenceFacts, toRegister } from './mails'
import { isFromBuyer } from './queries'
import { questionKey } from './question'
import { QUESTION_PATH } from './rules'

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
      {
        kind: 'text',
        text: t(`mail.complaint.${isFromBuyer(complaint) ? 'questionText' : 'questionOtherAddress'}`),
      },
      referenceFacts(complaint, t, locale),
      {
        kind: 'action',
        label: t('mail.complaint.questionAnswer'),
        href: absoluteAddress(localePath(locale, `${QUESTION_PATH}/${questionKey(complaint.id)}`)),
      },
      { kind: 'text', text: t('mail.withdrawn.questionNext', { email: shop.email }) },
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
      { kind: 'text', text: t(`complaintRegister.${complaint.isConfirmed ? 'confirmed' : 'denied'}`) },
      referenceFacts(complaint, t, locale),
      toRegister(complaint, t),
    ],
  })
}
