import { getTranslations } from 'next-intl/server'
import { formatMoment } from '@/lib/sales/orders/dates'
import { mailsOfOrder, type OrderMail } from '@/lib/shop/mail/queries'
import { isTopic } from '@/lib/shop/mail/topics'
import { pageLocale } from '@/lib/shop/texts/locale'

/** The mails about an order, and what became of each. */
export async function OrderMails({ orderId }: { orderId: string }) {
  const t = await getTranslations('admin.mails')
  const tMails = await getTranslations('failedMails')
  const locale = await pageLocale()
  const mails = await mailsOfOrder(orderId)
  if (mails.length === 0) return <p className="text-soft">{t('none')}</p>
  const stateOf = ({ sentAt, deadAt }: OrderMail) => {
    if (sentAt) return t('sent', { date: formatMoment(sentAt, locale) })
    return t(deadAt ? 'failed' : 'waiting')
  }
  return (
    <ul className="grid gap-2">
      {mails.map((mail) => (
        <li key={mail.id}>
          {isTopic(mail.topic) ? tMails(`topics.${mail.topic}`) : mail.topic}
          <span className={mail.deadAt ? 'block text-sm text-danger' : 'block text-sm text-soft'}>
            {stateOf(mail)}
          </span>
        </li>
      ))}
    </ul>
  )
}
