import 'server-only'
import { sql } from 'kysely'
import { query } from '@/lib/platform/database/query'
import type { Locale } from '@/lib/platform/i18n/routing'
import { type Mail, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import { wordsOf } from '@/lib/shop/texts/translator'
import { CODE_MINUTES, codeFor } from './code'

/** The mail with the code that confirms an address; null once the code is replaced or expired. */
export async function addressCodeMail(payload: unknown): Promise<Mail | null> {
  const { uid, nonce } = topics['address.code'].parse(payload)
  const asked = await query()
    .selectFrom('addressConfirmation')
    .select(['email', 'locale'])
    .$narrowType<{ locale: Locale }>()
    .where('uid', '=', uid)
    .where('nonce', '=', nonce)
    .where(sql<boolean>`asked_at > now() - make_interval(mins => ${CODE_MINUTES})`)
    .executeTakeFirst()
  if (!asked) return null
  const { email, locale } = asked
  const t = wordsOf(locale)
  const words = { code: codeFor({ uid, email, nonce }), minutes: CODE_MINUTES }
  return writeMail({
    locale,
    to: email,
    subject: t('mail.addressCode.subject', words),
    blocks: [
      { kind: 'text', text: t('mail.addressCode.text', words) },
      { kind: 'text', text: t('mail.addressCode.notYou') },
    ],
  })
}
