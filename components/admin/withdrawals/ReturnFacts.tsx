import { useLocale, useTranslations } from 'next-intl'
import { JunkSince } from '@/components/admin/register/Junk'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/i18n/routing'
import { formatMoment } from '@/lib/orders/dates'
import type { ReturnRow } from '@/lib/returns/queries'
import { openStates } from '@/lib/returns/rules'
import { DueDate } from './DueDate'

/** Where a return comes from and how far it is: its statement, or who opened it, and by when the money is due. */
export function ReturnFacts({ entry }: { entry: ReturnRow }) {
  const t = useTranslations('withdrawalRegister')
  const locale = useLocale()
  const moment = (at: Date) => formatMoment(at.toISOString(), locale)
  const { orderId, openedByName, goodsBackAt, goodsBackBy, refundedAt, refundedBy, receiptSentAt } = entry
  const isErased = entry.email === '' && openedByName === null
  return (
    <>
      <p>
        {orderId ? (
          <Link href={localePath(locale, `/admin/order/${orderId}`)} className="prose-link touch-link">
            {t('order', { order: orderId })}
          </Link>
        ) : (
          t('order', { order: entry.orderNumber })
        )}
        {entry.buyer ? `, ${entry.buyer}` : null}
      </p>
      <p className="text-sm text-soft first-letter:uppercase">
        {t(`reasons.${entry.reason}`)}.{' '}
        {openedByName
          ? t('opened', { moment: moment(entry.submittedAt), name: openedByName })
          : t('submitted', { moment: moment(entry.submittedAt) })}
      </p>
      <p className="mt-1 text-sm first-letter:uppercase">
        <span className="font-semibold">{t(`states.${entry.state}`)}.</span>{' '}
        {openStates.includes(entry.state) ? <DueDate refundDueAt={entry.refundDueAt} /> : null}
      </p>
      <JunkSince {...entry} />
      {orderId || isErased ? null : <p className="mt-1 text-sm font-semibold">{t('unknownOrder')}</p>}
      {entry.isLate ? <p className="mt-1 text-sm font-semibold">{t('late')}</p> : null}
      {isErased ? <p className="mt-2 text-soft">{t('erased')}</p> : null}
      {entry.text ? (
        <>
          <p className="mt-2 whitespace-pre-line wrap-anywhere">{entry.text}</p>
          <p className="mt-2">
            <a href={`mailto:${entry.email}`} className="prose-link touch-link wrap-anywhere">
              {entry.email}
            </a>
          </p>
        </>
      ) : null}
      <ul className="mt-2 text-sm text-soft">
        {openedByName ? null : (
          <li>{receiptSentAt ? t('receiptSent', { moment: moment(receiptSentAt) }) : t('receiptWaits')}</li>
        )}
        {goodsBackAt ? (
          <li>{t('goodsBack', { moment: moment(goodsBackAt), name: goodsBackBy ?? '' })}</li>
        ) : null}
        {refundedAt ? <li>{t('refunded', { moment: moment(refundedAt), name: refundedBy ?? '' })}</li> : null}
      </ul>
    </>
  )
}
