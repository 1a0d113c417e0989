import 'server-only'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { linkTo, type Mail, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import { findAccount } from '@/lib/shop/provider-accounts'
import { wordsOf } from '@/lib/shop/texts/translator'

// As other mails to the staff they are in the shop's own language.
const locale = defaultLocale

const factorMail = (to: string, subject: string, texts: string[], path: string, label: string): Mail =>
  writeMail({
    locale,
    to,
    subject,
    blocks: [...texts.map((text) => ({ kind: 'text' as const, text })), linkTo(path, locale, label)],
  })

/** To a member of the staff: what happened to their second factor, and what to do if they did not do it. */
export async function factorChangedMail(payload: unknown): Promise<Mail | null> {
  const { uid, change } = topics['factor.changed'].parse(payload)
  const account = await findAccount(uid)
  if (!account?.email) return null
  const t = wordsOf(locale)
  const texts = [t(`mail.factor.${change}.text`), t('mail.factor.notYou')]
  const subject = t(`mail.factor.${change}.subject`)
  return factorMail(account.email, subject, texts, '/admin/security', t('mail.factor.open'))
}

/** To an owner: whose second factor was reset, and by whom. */
export async function factorResetForOwnerMail(payload: unknown): Promise<Mail | null> {
  const { uid, memberUid, actor } = topics['factor.reset_for_owner'].parse(payload)
  const [owner, member] = [await findAccount(uid), await findAccount(memberUid)]
  if (!owner?.email || !member) return null
  const by = actor.startsWith('shell:') ? actor : ((await findAccount(actor))?.email ?? actor)
  const t = wordsOf(locale)
  const { email } = member
  const texts = [t('mail.factor.resetForOwner.text', { email, by })]
  const subject = t('mail.factor.resetForOwner.subject', { email })
  return factorMail(owner.email, subject, texts, '/admin/staff', t('mail.factor.resetForOwner.open'))
}
