import 'server-only'
import { env } from '@/lib/core/runtime/env'
import { defaultLocale } from '@/lib/i18n/routing'
import { wordsOf } from '@/lib/i18n/translator'
import { type Mail, writeMail } from '@/lib/mail/template'
import { topics } from '@/lib/mail/topics'
import { entryPath } from '@/lib/registers/rules'
import { claimRecipients } from '@/lib/settings/load'
import { readReport } from './queries'

/** A report about safety as a mail to the shop, in the shop's language. Its reply address is the sender's. */
export async function safetyReportMail(payload: unknown): Promise<Mail | null> {
  const report = await readReport(topics['safety.report'].parse(payload).safetyReportId)
  if (!report || report.state === 'junk') return null
  const t = wordsOf(defaultLocale)
  return writeMail({
    locale: defaultLocale,
    to: claimRecipients(),
    replyTo: report.fromEmail,
    subject: t('mail.safety.subject', { product: report.product }),
    title: t('mail.safety.title'),
    blocks: [
      {
        kind: 'facts',
        facts: [
          [t('mail.safety.product'), report.product],
          [t('mail.contact.name'), report.fromName],
          [t('mail.contact.email'), report.fromEmail],
          ...(report.phone ? [[t('mail.phone'), report.phone] as [string, string]] : []),
        ],
      },
      { kind: 'quote', text: report.whatHappened },
      { kind: 'text', text: t('mail.safety.duty') },
      {
        kind: 'action',
        label: t('mail.safety.register'),
        href: `${env().SHOP_ORIGIN}${entryPath('safety', report.id)}`,
      },
    ],
  })
}
