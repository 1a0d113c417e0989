import 'server-only'
import { wordsOf } from '@/lib/i18n/translator'
import { mailSender } from '@/lib/mail/send'
import { type Mail, writeMail } from '@/lib/mail/template'
import { topics } from '@/lib/mail/topics'
import { findAccount } from '@/lib/staff/provider'

/** To an owner who wants to see whether mails go out. */
export async function testMail(payload: unknown): Promise<Mail | null> {
  const { uid, locale } = topics['shop.test'].parse(payload)
  const account = await findAccount(uid)
  if (!account?.email) return null
  const t = wordsOf(locale)
  return writeMail({
    locale,
    to: account.email,
    subject: t('mail.test.subject'),
    blocks: [{ kind: 'text', text: t('mail.test.text', { sender: mailSender() }) }],
  })
}
