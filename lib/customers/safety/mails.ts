import 'server-only'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { env } from '@/lib/platform/runtime/env'
import { entryPath } from '@/lib/sales/registers/schema'
import { knownFacts, type Mail, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import { claimRecipients } from '@/lib/shop/settings/load'
import { wordsOf } from '@/lib/shop/texts/translator'
import { readSafetyReport } from './queries'

/** A report about safety as a mail to the shop, in the shop's language. A reply goes to the sender. */
export async function safetyReportMail(payload: unknown): Promise<Mail | null> {
  const report = await readSafetyReport(topics['safety.report'].parse(payload).safetyReportId)
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
        facts: knownFacts(
          [t('mail.safety.product'), report.product],
          [t('mail.contact.name'), report.fromName],
          [t('mail.contact.email'), report.fromEmail],
          [t('mail.phone'), report.phone],
        ),
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
