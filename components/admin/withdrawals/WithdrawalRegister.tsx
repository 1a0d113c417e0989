import { useLocale, useTranslations } from 'next-intl'
import { formatMoment } from '@/components/orders/dates'
import { Link } from '@/components/ui/Link'
import { Notice } from '@/components/ui/Notice'
import { localePath } from '@/lib/i18n/routing'
import type { RegisteredWithdrawal } from '@/lib/withdrawal/queries'
import { DueDate } from './DueDate'
import { WithdrawalForm } from './WithdrawalForm'

/** The statements of withdrawal: who sent what and when, by when the money is due, and what is back. */
export function WithdrawalRegister({ withdrawals }: { withdrawals: RegisteredWithdrawal[] }) {
  const t = useTranslations('withdrawalRegister')
  if (withdrawals.length === 0) return <Notice title={t('none')}>{t('noneText')}</Notice>
  return (
    <ol className="grid gap-4">
      {withdrawals.map((withdrawal) => (
        <li
          key={withdrawal.id}
          id={`withdrawal-${withdrawal.id}`}
          className="rounded border border-hairline bg-face p-4 md:p-5"
        >
          <Entry withdrawal={withdrawal} />
        </li>
      ))}
    </ol>
  )
}

function Entry({ withdrawal }: { withdrawal: RegisteredWithdrawal }) {
  const t = useTranslations('withdrawalRegister')
  const locale = useLocale()
  const titleId = `withdrawal-title-${withdrawal.id}`
  const moment = (at: Date) => formatMoment(at.toISOString(), locale)
  const { orderId, goodsBackAt, goodsBackBy, refundedAt, refundedBy, receiptSentAt } = withdrawal
  const isErased = withdrawal.email === ''
  return (
    <article
      aria-labelledby={titleId}
      className="grid gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] md:gap-8"
    >
      <div className="min-w-0">
        <h2 id={titleId} className="font-semibold wrap-anywhere">
          {withdrawal.id}.&nbsp;
          {orderId ? (
            <Link href={localePath(locale, `/admin/order/${orderId}`)} className="prose-link touch-link">
              {t('order', { order: orderId })}
            </Link>
          ) : (
            t('order', { order: withdrawal.orderNumber })
          )}
        </h2>
        <p className="text-sm text-soft">{t('submitted', { moment: moment(withdrawal.submittedAt) })}</p>
        <p className="mt-1 text-sm">
          <DueDate refundDueAt={withdrawal.refundDueAt} isOpen={withdrawal.state !== 'refunded'} />
        </p>
        {orderId || isErased ? null : <p className="mt-1 text-sm font-semibold">{t('unknownOrder')}</p>}
        {withdrawal.isLate ? <p className="mt-1 text-sm font-semibold">{t('late')}</p> : null}
        {isErased ? (
          <p className="mt-2 text-soft">{t('erased')}</p>
        ) : (
          <>
            <p className="mt-2 whitespace-pre-line wrap-anywhere">{withdrawal.text}</p>
            <p className="mt-2">
              <a href={`mailto:${withdrawal.email}`} className="prose-link touch-link wrap-anywhere">
                {withdrawal.email}
              </a>
            </p>
          </>
        )}
        <ul className="mt-2 text-sm text-soft">
          <li>{receiptSentAt ? t('receiptSent', { moment: moment(receiptSentAt) }) : t('receiptWaits')}</li>
          {goodsBackAt ? (
            <li>{t('goodsBack', { moment: moment(goodsBackAt), name: goodsBackBy ?? '' })}</li>
          ) : null}
          {refundedAt ? (
            <li>{t('refunded', { moment: moment(refundedAt), name: refundedBy ?? '' })}</li>
          ) : null}
        </ul>
      </div>
      {isErased ? null : (
        <WithdrawalForm
          key={withdrawal.version}
          id={withdrawal.id}
          state={withdrawal.state}
          version={withdrawal.version}
        />
      )}
    </article>
  )
}
