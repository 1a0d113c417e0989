import { getTranslations } from 'next-intl/server'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { paymentNote } from '@/components/sales/order-text'
import { Button, buttonClasses } from '@/components/ui/buttons/Button'
import { Heading } from '@/components/ui/Heading'
import { Notice } from '@/components/ui/Notice'
import { localePath } from '@/lib/platform/i18n/routing'
import type { Order } from '@/lib/sales/orders/schema'
import { complaintPath, withdrawalPath } from '@/lib/sales/orders/shown'
import { ownPayment } from '@/lib/sales/settlement/own-order'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'
import { OwnPayment } from './RedirectButtons'
import { reasonOf } from './return-code'
import { TransferDetails } from './use-quote'

/** What PayPal adds to the address that it sends the buyer back to. */
export type PaymentReturn = { back?: string | string[]; errorcode?: string | string[] }

type Props = { order: Order; orderKey: string; returned: PaymentReturn }

/** The payment of an order at the order's own address: its state, and the ways to pay. */
export async function OwnPaymentSection({ order, orderKey, returned }: Props) {
  const t = await getTranslations()
  const tOrders = await getTranslations('orders')
  const locale = await pageLocale()
  const isBack = returned.back === 'paid'
  const { quote, hasAttempt, isWaiting, isWalletOpen } = await ownPayment(order, isBack)
  const { redirects, typeOfPayment, totalGrosze } = quote
  const note = paymentNote(tOrders, order, locale)
  const hasButtons = quote.payable && redirects.length > 0
  const isOpen = hasButtons || isWalletOpen
  // on the way back from a payment PayPal names no error
  const errorcode = isBack ? 'declined' : String(returned.errorcode ?? '')
  const reason = returned.back ? reasonOf(errorcode, hasAttempt) : null
  if (!note && !isOpen) return null
  return (
    <section className="mt-8 border-t border-hairline pt-6">
      <Heading className="mb-3">{t('track.payment')}</Heading>
      {isWaiting ? (
        <Notice
          title={t('track.payWaiting')}
          action={
            // loads the document: following it in the page would show the same state again
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
          {isOpen && reason ? (
            <div className="mb-4">
              <Notice kind="error" title={t(`errors.${reason}`)} />
            </div>
          ) : null}
          <p className="mb-4 max-w-prose text-soft">{note ?? t('payment.otherwise.payment_at_delivery')}</p>
          {quote.transfer ? (
            <ClientMessages groups={['payment', 'orders']}>
              <TransferDetails quote={quote} />
            </ClientMessages>
          ) : null}
          {isOpen ? (
            <ClientMessages groups={['payment', 'errors.shop']}>
              <div className="grid max-w-md gap-3">
                {hasButtons ? (
                  <OwnPayment orderKey={orderKey} quote={{ redirects, typeOfPayment, totalGrosze }} />
                ) : null}
                {isWalletOpen ? (
                  // a document of its own: only the payment page's policy lets PayPal's script run
                  <a
                    className={buttonClasses(hasButtons ? 'quiet' : 'signal', true)}
                    href={localePath(locale, `/Payment?order=${encodeURIComponent(order.id)}`)}
                  >
                    {hasButtons ? tOrders('payments.paypal') : t('payment.payByWallet')}
                  </a>
                ) : null}
              </div>
            </ClientMessages>
          ) : null}
        </>
      )}
    </section>
  )
}

type OwnOrderProps = { id: string; orderKey: string; invoices: Order['invoices'] }

/** Invoices, withdrawal and complaint of an order, for its buyer without an account. */
export async function OwnOrder({ id, orderKey, invoices }: OwnOrderProps) {
  const t = await getTranslations('track')
  const tLayout = await getTranslations('layout')
  return (
    <section className="mt-8 border-t border-hairline pt-6">
      <Heading className="mb-3">{t('ownTitle')}</Heading>
      <p className="mb-4 max-w-prose text-soft">{t('ownText')}</p>
      <div className="flex flex-wrap gap-3">
        {invoices.map((invoice) => (
          <form key={invoice.id} action="/api/track/invoice" method="post">
            <input type="hidden" name="key" value={orderKey} />
            <input type="hidden" name="invoiceId" value={invoice.id} />
            <Button type="submit">{t('invoice', { number: invoice.number })}</Button>
          </form>
        ))}
        <ShopButton look="quiet" path={withdrawalPath(id)}>
          {tLayout('withdraw')}
        </ShopButton>
        <ShopButton look="quiet" path={complaintPath(id)}>
          {tLayout('complain')}
        </ShopButton>
      </div>
    </section>
  )
}
