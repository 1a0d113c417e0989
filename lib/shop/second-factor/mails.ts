import 'server-only'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { linkTo, type Mail, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import { findAccount } from '@/lib/shop/staff/provider'
import { wordsOf } from '@/lib/shop/texts/translator'

// As other mails to the staff they are in the shop's own language.
const locale = defaultLocale

/** To a member of the staff: what happened to their second factor, and what to do if they did not do it. */
export async function factorChangedMail(payload: unknown): Promise<Mail | null> {
  const { uid, change } = topics['factor.changed'].parse(payload)
  const account = await findAccount(uid)
  if (!account?.email) return null
  const t = wordsOf(locale)
  return writeMail({
    locale,
    to: account.email,
    subject: t(`mail.factor.${change}.subject`),
    blocks: [
      { kind: 'text', text: t(`mail.factor.${change}.text`) },
      { kind: 'text', text: t('mail.factor.notYou') },
      linkTo('/admin/security', locale, t('mail.factor.open')),
    ],
  })
}

/** To an owner: whose second factor was reset, and by whom. */
export async function factorResetForOwnerMail(payload: unknown): Promise<Mail | null> {
  const { uid, memberUid, actor } = topics['factor.reset_for_owner'].parse(payload)
  const [owner, member] = [await findAccount(uid), await findAccount(memberUid)]
  if (!owner?.email || !member) return null
  const by = actor.startsWith('shell:') ? actor : ((await findAccount(actor))?.email ?? actor)
  const t = wordsOf(locale)
  return writeMail({
    locale,
    to: owner.email,
    subject: t('mail.factor.resetForOwner.subject', { email: member.email }),
    blocks: [
      { kind: 'text', text: t('mail.factor.resetForOwner.text', { email: member.email, by }) },
      linkTo('/admin/staff', locale, t('mail.factor.resetForOwner.open')),
    ],
  })
}
