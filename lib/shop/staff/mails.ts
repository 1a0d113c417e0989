import 'server-only'
import { localeOf, localePath } from '@/lib/platform/i18n/routing'
import type { Role } from '@/lib/platform/identity/roles'
import { formatMoment } from '@/lib/shop/mail/dates'
import { type Mail, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import { absoluteAddress } from '@/lib/shop/seo/origin'
import { wordsOf } from '@/lib/shop/texts/translator'
import { invitationKey } from './invitations.service'
import { invitationToWriteAbout } from './queries'

/** The invitation with the link that makes its recipient a member of the staff. */
export async function staffInvitedMail(payload: unknown): Promise<Mail | null> {
  const { invitationId } = topics['staff.invited'].parse(payload)
  const invitation = await invitationToWriteAbout(invitationId)
  if (!invitation) return null
  const locale = localeOf(invitation.locale)
  const t = wordsOf(locale)
  const date = formatMoment(invitation.expiresAt, locale, 'short')
  const page = absoluteAddress(localePath(locale, '/invitation'))
  return writeMail({
    locale,
    to: invitation.email,
    subject: t('mail.staffInvited.subject'),
    blocks: [
      {
        kind: 'text',
        text: t('mail.staffInvited.text', {
          name: invitation.invitedByName,
          role: t(`roles.${invitation.role as Role}`),
        }),
      },
      {
        kind: 'action',
        label: t('mail.staffInvited.accept'),
        href: `${page}?key=${invitationKey(invitation.nonce)}`,
      },
      { kind: 'text', text: t('mail.staffInvited.terms', { date, email: invitation.email }) },
    ],
  })
}
