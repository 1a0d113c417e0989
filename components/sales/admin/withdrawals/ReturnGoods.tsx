import { getTranslations } from 'next-intl/server'
import { numberText } from '@/lib/catalog/product/numbers'
import { formatPrice } from '@/lib/platform/values/money'
import { goodsWithIds } from '@/lib/sales/orders/admin/goods'
import type { Return, ReturnedOrder } from '@/lib/sales/returns/queries'
import { mayNoteGoods } from '@/lib/sales/returns/rules'
import { pageLocale } from '@/lib/shop/texts/locale'
import { GoodsForm } from './GoodsForm'

/** What came back of the order: as it was noted, and the form to note it. */
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
