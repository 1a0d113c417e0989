import 'server-only'
import { later } from '@/lib/office/dashboard/rules'
import { transaction } from '@/lib/platform/database/transaction'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { env } from '@/lib/platform/runtime/env'
import { shopTime, shopToday } from '@/lib/platform/values/clock'
import { formatPrice } from '@/lib/platform/values/money'
import { tell } from '@/lib/shop/mail/tell.service'
import { type Mail, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import { orderRecipients } from '@/lib/shop/settings/load'
import { wordsOf } from '@/lib/shop/texts/translator'
import { ordersOfDay, shopHealth } from './queries'
import { isNews } from './release-readings'
import { valuesOf } from './words'

/** To the owner every morning: yesterday's orders, the red readings, and a newer release. */
export async function digestMail(payload: unknown): Promise<Mail | null> {
  const recipients = orderRecipients()
  if (recipients.length === 0) return null
  const { day } = topics['shop.digest'].parse(payload)
  const [sold, readings] = await Promise.all([ordersOfDay(day), shopHealth()])
  const locale = defaultLocale
  const t = wordsOf(locale)
  const now = new Date()
  const red = readings.filter(({ state }) => state === 'bad')
  const told = readings.filter((reading) => reading.state === 'bad' || isNews(reading))
  const subject = t('mail.digest.subject', { day, count: red.length })
  return writeMail({
    locale,
    to: recipients,
    subject,
    title: t('mail.digest.title', { day }),
    blocks: [
      {
        kind: 'facts',
        facts: [
          [t('mail.digest.orders'), String(sold.orders)],
          [t('mail.digest.canceled'), String(sold.canceled)],
          [t('mail.digest.revenue'), formatPrice(sold.revenueGrosze, locale)],
        ],
      },
      ...(red.length === 0 ? [{ kind: 'text' as const, text: t('mail.digest.allGood') }] : []),
      ...told.map((reading) => {
        const { key, words } = reading
        const title = t(`shopHealth.readings.${key}.name`)
        const found = t(`shopHealth.readings.${words}`, valuesOf(reading, now, locale))
        return {
          kind: 'notice' as const,
          title,
          paragraphs: [found, t(`shopHealth.readings.${key}.advice`)],
        }
      }),
      { kind: 'action', label: t('mail.digest.open'), href: `${env().SHOP_ORIGIN}/admin/health` },
    ],
  })
}

/** By the shop's clock: before the working day, and after the night's backup. */
const FROM_HOUR = 7

/** Puts the owner's daily mail into the outbox. Every server calls it, since the outbox takes an event only once. */
export async function tellDigest(now = new Date()): Promise<void> {
  if (orderRecipients().length === 0 || Number(shopTime(now).slice(11, 13)) < FROM_HOUR) return
  // Days are counted, not hours: the day on which the clock goes back has 25.
  const day = later(shopToday(now), -1)
  await transaction((tx) => tell(tx, 'shop.digest', day, { day }))
}
