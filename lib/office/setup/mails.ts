import 'server-only'
import { mailSender } from '@/lib/shop/mail/send'
import { type Mail, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import { findAccount } from '@/lib/shop/provider-accounts'
import { wordsOf } from '@/lib/shop/texts/translator'

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
