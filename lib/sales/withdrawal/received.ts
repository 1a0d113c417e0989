import type { Locale } from '@/lib/platform/i18n/routing'
import { formatDay, formatMoment } from '@/lib/shop/mail/dates'
import type { Translator } from '@/lib/shop/texts/translator'
import { isChannel, type Withdrawal } from './schema'

type Received = { submittedAt: Date; channel: string | null }

/** When a statement came. One that the staff entered has a day without an hour. */
export const receivedAt = ({ submittedAt, channel }: Received, locale: Locale): string =>
  channel === null ? formatMoment(submittedAt, locale, 'medium') : formatDay(submittedAt, locale)

/** The same for the facts of a mail, with the way by which it came; `label` is for one of the form. */
export const receivedFacts = (
  received: Received,
  label: string,
  t: Translator,
  locale: Locale,
): [name: string, value: string][] =>
  isChannel(received.channel)
    ? [
        [t('received.receivedOn'), receivedAt(received, locale)],
        [t('received.channel'), t(`received.channels.${received.channel}`)],
      ]
    : [[label, receivedAt(received, locale)]]

/** The statement word for word: what the second step shows, what is stored, and what the receipt repeats. */
export function statementText(withdrawal: Withdrawal, t: Translator): string {
  const { name, orderNumber, email, lines, accountNumber } = withdrawal
  return [
    t('withdrawal.statement', { name, order: orderNumber }),
    lines ? `${t('withdrawal.statementLines')}\n${lines}` : t('withdrawal.statementWhole'),
    [
      `${t('withdrawal.email')}: ${email}`,
      ...(accountNumber ? [`${t('withdrawal.accountTitle')}: ${accountNumber}`] : []),
    ].join('\n'),
  ].join('\n\n')
}
