import 'server-only'
import { z } from 'zod'
import { type Mail, writeMail } from '@/lib/mail/letter'
import { sellerLines, wordsOf } from '@/lib/mail/words'
import { orderLines, toOrder } from '@/lib/orders/letters'
import { orderToWriteAbout } from '@/lib/orders/queries'
import { formatWallet } from './rules'

const Captured = z.object({ orderId: z.string() })

/** That the wallet's payment has arrived, so that nobody pays again at the door. */
export async function paymentCapturedLetter(payload: unknown): Promise<Mail | null> {
  const { order, locale } = await orderToWriteAbout(Captured.parse(payload).orderId)
  if (!order.payment) return null
  const t = wordsOf(locale)
  return writeMail({
    locale,
    to: order.email,
    subject: t('mail.paid.subject', { id: order.id }),
    title: t('mail.paid.title'),
    blocks: [
      {
        kind: 'text',
        text: t('mail.paid.text', { id: order.id, amount: formatWallet(order.payment, locale) }),
      },
      orderLines(order, t, locale),
      toOrder(t, locale),
    ],
    seller: sellerLines(t),
  })
}
