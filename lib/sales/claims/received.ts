import type { Locale } from '@/lib/platform/i18n/routing'
import { isChannel } from '@/lib/sales/claims/schema'
import { formatDay, formatMoment } from '@/lib/shop/mail/dates'
import type { Translator } from '@/lib/shop/texts/translator'

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
