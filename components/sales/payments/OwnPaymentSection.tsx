import { getTranslations } from 'next-intl/server'
import { paymentNote } from '@/components/sales/orders/order-text'
import { buttonClasses } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { localePath } from '@/lib/platform/i18n/routing'
import type { Order } from '@/lib/sales/orders/schema'
import { quotePayment } from '@/lib/sales/payments/queries'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'
import { OwnPayment } from './OwnPayment'
import { reasonOf } from './return-code'

/** What PayPal adds to the address that it sends the buyer back to. */
export type PaymentReturn = { back?: string | string[]; errorcode?: string | string[] }

type Props = { order: Order; orderKey: string; returned: PaymentReturn }

/** How an order stands with its payment, at its own address, and the ways to pay it there. */
export async function OwnPaymentSection({ order, orderKey, returned }: Props) {
  const t = await getTranslations()
  const tOrders = await getTranslations('orders')
  const locale = await pageLocale()
  const quote = await quotePayment(order.id, { uid: order.userId })
  const { redirects, typeOfPayment, totalGrosze } = quote
  const note = paymentNote(tOrders, order, locale)
  const isOpen = quote.payable && redirects.length > 0
  if (!note && !isOpen) return null
  return (
    <section className="mt-8 border-t border-hairline pt-6">
      <h2 className="mb-3 font-display text-lg font-bold">{t('track.payment')}</h2>
      {isOpen && returned.back === 'paid' ? (
        <Notice
          title={t('track.payWaiting')}
          action={
            // a document of its own, or the page of before would be shown
            <a
              className={buttonClasses('quiet')}
              href={`${localePath(locale, `/track/${orderKey}`)}?back=paid`}
            >
              {t('payment.checkAgain')}
            </a>
          }
        />
      ) : (
        <>
          {isOpen && returned.back ? (
            <div className="mb-4">
              <Notice kind="error" title={t(`errors.${reasonOf(String(returned.errorcode ?? ''))}`)} />
            </div>
          ) : null}
          <p className="mb-4 max-w-prose text-soft">{note ?? t('payment.otherwise.payment_at_delivery')}</p>
          {isOpen ? (
            <ClientMessages groups={['payment', 'errors.shop']}>
              <OwnPayment orderKey={orderKey} quote={{ redirects, typeOfPayment, totalGrosze }} />
            </ClientMessages>
          ) : null}
        </>
      )}
    </section>
  )
}
