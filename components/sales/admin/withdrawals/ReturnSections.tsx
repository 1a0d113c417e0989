import { getTranslations } from 'next-intl/server'
import { currentRole } from '@/components/admin/admin-gate'
import { Facts } from '@/components/ui/Facts'
import { Heading } from '@/components/ui/Heading'
import { Notice } from '@/components/ui/Notice'
import { Price } from '@/components/ui/Price'
import { numberText } from '@/lib/catalog/product/numbers'
import { formatPrice } from '@/lib/platform/values/money'
import { goodsWithIds } from '@/lib/sales/order-desk/goods'
import { formatDateTime } from '@/lib/sales/orders/dates'
import { isOpenRefund } from '@/lib/sales/payments/refunds/rules'
import { formatWallet } from '@/lib/sales/payments/rules'
import { mostRefundGrosze, type Return, type ReturnedOrder } from '@/lib/sales/returns/queries'
import { mayNoteGoods } from '@/lib/sales/returns/rules'
import { pageLocale } from '@/lib/shop/texts/locale'
import { GoodsForm } from './GoodsForm'
import { RefundForm } from './RefundForm'

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
      {refundsOfOrder.length > 0 ? (
        <div className="mt-4">
          <Heading level="h3" look="part" className="mb-1">
            {t('refunds')}
          </Heading>
          <ul className="grid gap-2">
            {refundsOfOrder.map(
              ({ id, amountGrosze, method, state, refusal, reason, createdAt, refundedAt, notedByName }) => (
                <li key={id} className="border-t border-hairline pt-2 wrap-anywhere">
                  <strong className="tabular-nums">{formatPrice(amountGrosze, locale)}</strong>,{' '}
                  {t(`methods.${method}`)}:{' '}
                  <span
                    className={
                      state === 'refused' || state === 'review' ? 'font-semibold text-danger' : undefined
                    }
                  >
                    {t(`states.${state}`, {
                      moment: formatDateTime((refundedAt ?? createdAt).toISOString(), locale),
                    })}
                  </span>
                  <span className="block text-sm text-soft">
                    {notedByName ? t('by', { name: notedByName }) : t('byPanel')}
                    {reason ? `. ${reason}` : null}
                  </span>
                  {refusal && state !== 'completed' ? (
                    <span className="block text-sm">{t('words', { words: refusal })}</span>
                  ) : null}
                </li>
              ),
            )}
          </ul>
        </div>
      ) : null}
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

export async function ReturnGoods({ entry, order }: { entry: Return; order: ReturnedOrder }) {
  const t = await getTranslations('returnPage.goods')
  const locale = await pageLocale()
  const { lines } = entry
  const titleOf = (lineId: number) => order.lines.find(({ id }) => id === lineId)?.title ?? ''
  const goods = await goodsWithIds(order.lines.map(({ productId }) => productId))
  const mayNote = mayNoteGoods(entry)
  const entered = order.lines
    .map((line) => {
      const noted = lines.find(({ orderLineId }) => orderLineId === line.id)
      return {
        id: line.id,
        title: line.title,
        numbers: numberText(line.productId, goods.get(line.productId)),
        ordered: line.quantity,
        left: line.quantity - line.returned + (noted?.quantity ?? 0),
        noted: noted
          ? {
              ...noted,
              deduction: noted.deductionGrosze ? (noted.deductionGrosze / 100).toFixed(2) : '',
              isRestocked: noted.restocked > 0,
            }
          : null,
      }
    })
    .filter(({ left }) => left > 0)
  return (
    <>
      {lines.length === 0 ? <p className="text-soft">{t('none')}</p> : null}
      <ul className="grid gap-1">
        {lines.map(({ orderLineId, quantity, condition, deductionGrosze, deductionReason, restocked }) => (
          <li key={orderLineId} className="wrap-anywhere">
            {[
              t('noted', { quantity, title: titleOf(orderLineId), condition: t(`conditions.${condition}`) }),
              ...(deductionGrosze > 0
                ? [t('deducted', { amount: formatPrice(deductionGrosze, locale), reason: deductionReason })]
                : []),
              ...(restocked > 0 ? [t('restocked')] : []),
            ].join('; ')}
          </li>
        ))}
      </ul>
      {mayNote && entered.length > 0 ? (
        <div className="mt-4">
          <GoodsForm
            key={entry.version}
            id={entry.id}
            version={entry.version}
            lines={entered}
            mayRestock={order.status !== 'Canceled'}
          />
        </div>
      ) : null}
    </>
  )
}
