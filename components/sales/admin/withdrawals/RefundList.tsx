import { getTranslations } from 'next-intl/server'
import { formatPrice } from '@/lib/platform/values/money'
import { formatMoment } from '@/lib/sales/orders/dates'
import type { RefundRow } from '@/lib/sales/payments/refunds/queries'
import { pageLocale } from '@/lib/shop/texts/locale'

/** The refunds of an order, those that wait and those that PayPal refused among them, in PayPal's own words. */
export async function RefundList({ refunds }: { refunds: RefundRow[] }) {
  const t = await getTranslations('returnPage.money')
  const locale = await pageLocale()
  if (refunds.length === 0) return null
  return (
    <div className="mt-4">
      <h3 className="mb-1 font-semibold">{t('refunds')}</h3>
      <ul className="grid gap-2">
        {refunds.map(
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
                  moment: formatMoment((refundedAt ?? createdAt).toISOString(), locale),
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
  )
}
