import { getTranslations } from 'next-intl/server'
import { currentRole } from '@/components/admin/admin-gate'
import { Facts } from '@/components/ui/Facts'
import { Notice } from '@/components/ui/Notice'
import { Price } from '@/components/ui/Price'
import { isOpenRefund } from '@/lib/sales/payments/refunds/rules'
import { formatWallet } from '@/lib/sales/payments/rules'
import { mostRefundGrosze, type Return, type ReturnedOrder } from '@/lib/sales/returns/queries'
import { pageLocale } from '@/lib/shop/texts/locale'
import { RefundForm } from './RefundForm'
import { RefundList } from './RefundList'

/** The books of the order, what went back so far, and the form that gives money back. */
export async function ReturnMoney({ entry, order }: { entry: Return; order: ReturnedOrder }) {
  const t = await getTranslations('returnPage.money')
  const tRefund = await getTranslations('returnPage.refund')
  const locale = await pageLocale()
  const { payment, proposedGrosze, refundsOfOrder, refunds, state, lines, claims } = entry
  const leftGrosze = order.paidGrosze - order.refundedGrosze
  const books = [
    ['paid', order.paidGrosze],
    ['refunded', order.refundedGrosze],
    ['kept', leftGrosze],
    ['proposed', proposedGrosze],
  ] as const
  const form = (
    <RefundForm
      key={entry.version}
      id={entry.id}
      version={entry.version}
      proposedGrosze={proposedGrosze}
      mostGrosze={await mostRefundGrosze(entry, await currentRole())}
      hasPayment={payment !== null}
      lines={
        lines.length > 0 || claims.length > 0
          ? []
          : order.lines.flatMap(({ id, title, quantity, returned }) =>
              quantity > returned ? [{ id, title, left: quantity - returned }] : [],
            )
      }
      books={order}
    />
  )
  const isWaiting = refunds.some((refund) => isOpenRefund(refund.state))
  return (
    <>
      <Facts
        look="row"
        className="grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1"
        facts={books.map(([name, grosze]) => [
          t(name),
          <Price key={name} grosze={grosze} locale={locale} plain className="tabular-nums" />,
        ])}
      />
      {payment && payment.currency !== 'PLN' ? (
        <p className="mt-1 text-sm text-soft">{t('inWallet', { amount: formatWallet(payment, locale) })}</p>
      ) : null}
      <RefundList refunds={refundsOfOrder} />
      <div className="mt-5">
        {isWaiting ? null : state !== 'refunded' ? (
          <>
            {lines.length === 0 && proposedGrosze > 0 ? (
              <div className="mb-4">
                <Notice title={tRefund('noGoods')} />
              </div>
            ) : null}
            {leftGrosze === 0 ? <p className="mb-3 text-soft">{tRefund('nothingLeft')}</p> : null}
            {form}
          </>
        ) : proposedGrosze > 0 ? (
          <details>
            <summary className="flex min-h-touch items-center">
              <span className="prose-link">{tRefund('more')}</span>
            </summary>
            <div className="mt-3">{form}</div>
          </details>
        ) : null}
      </div>
    </>
  )
}
