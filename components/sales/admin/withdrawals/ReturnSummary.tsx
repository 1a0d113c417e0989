import { useLocale, useTranslations } from 'next-intl'
import { TextLink } from '@/components/layout/links/ShopLink'
import { DueText, JunkSince, RegisterEntry } from '@/components/sales/admin/register/RegisterPage'
import { Facts } from '@/components/ui/Facts'
import { Notice } from '@/components/ui/Notice'
import { isSameAddress, namesUnprovenAccount, withoutAccounts } from '@/lib/sales/claims/rules'
import { formatDate, formatDateTime } from '@/lib/sales/orders/dates'
import { entryPath } from '@/lib/sales/registers/schema'
import type { ReturnRow } from '@/lib/sales/returns/queries'
import { mayBeJunk, openStates } from '@/lib/sales/returns/rules'

/** Origin and state of a return: its statement or who opened it, and the day by which the money is due. */
export function ReturnSummary({ entry }: { entry: ReturnRow }) {
  const t = useTranslations('withdrawalRegister')
  const locale = useLocale()
  const moment = (at: Date) => formatDateTime(at.toISOString(), locale)
  const { orderId, openedByName, goodsBackAt, goodsBackBy, refundedAt, refundedBy, receiptSentAt } = entry
  const isOwn = isSameAddress(entry.email, entry.buyerEmail)
  const isAsked = entry.email !== '' && entry.buyerEmail !== ''
  const isUnproven = namesUnprovenAccount(entry)
  const isErased = entry.email === '' && openedByName === null
  // entered by the staff, a statement has a day without an hour
  const submitted = entry.channel
    ? formatDate(entry.submittedAt.toISOString(), locale)
    : moment(entry.submittedAt)
  return (
    <>
      <p>
        {orderId ? (
          <TextLink path={`/admin/order/${orderId}`}>{t('order', { order: orderId })}</TextLink>
        ) : (
          t('order', { order: withoutAccounts(entry.orderNumber) })
        )}
        {entry.buyer ? `, ${entry.buyer}` : null}
      </p>
      <p className="text-sm text-soft first-letter:uppercase">
        {t(`reasons.${entry.reason}`)}.{' '}
        {openedByName && !entry.channel
          ? t('opened', { moment: moment(entry.submittedAt), name: openedByName })
          : t('submitted', { moment: submitted })}
        {entry.channel ? ` ${t(`channels.${entry.channel}`)}` : null}
      </p>
      <p className="mt-1 text-sm first-letter:uppercase">
        <span className="font-semibold">{t(`states.${entry.state}`)}.</span>{' '}
        {openStates.includes(entry.state) ? <DueDate refundDueAt={entry.refundDueAt} /> : null}
      </p>
      <JunkSince {...entry} />
      {orderId || isErased ? null : <p className="mt-1 text-sm font-semibold">{t('unknownOrder')}</p>}
      {entry.isLate ? <p className="mt-1 text-sm font-semibold">{t('late')}</p> : null}
      {isErased ? <p className="mt-2 text-soft">{t('erased')}</p> : null}
      {isAsked && !isOwn ? <BuyerNotice entry={entry} about="otherAddress" /> : null}
      {isOwn && (isUnproven || entry.isConfirmed !== null) ? (
        <BuyerNotice entry={entry} about="accountUnproven" />
      ) : null}
      {entry.text ? (
        <>
          <p className="mt-2 whitespace-pre-line wrap-anywhere">
            {isUnproven ? withoutAccounts(entry.text) : entry.text}
          </p>
          <Facts
            look="pair"
            className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]"
            facts={[
              [t('senderEmail'), mailLink(entry.email)],
              ...(entry.buyerEmail ? [[t('buyerEmail'), mailLink(entry.buyerEmail)] as const] : []),
            ]}
          />
        </>
      ) : null}
      <ul className="mt-2 text-sm text-soft">
        {openedByName && !entry.channel ? null : (
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

/** Whether the order's own e-mail address confirmed the statement: nothing else proves who sent it. */
function BuyerNotice({ entry, about }: { entry: ReturnRow; about: 'otherAddress' | 'accountUnproven' }) {
  const t = useTranslations('withdrawalRegister')
  const { email: sender, buyerEmail: buyer, isConfirmed } = entry
  return (
    <div className="mt-3 max-w-prose">
      <Notice kind={isConfirmed === true ? 'success' : 'error'} title={t(`${about}Title`)}>
        {isConfirmed === null ? t(about, { sender, buyer }) : t(isConfirmed ? 'confirmed' : 'denied')}
      </Notice>
    </div>
  )
}

const mailLink = (email: string) => (
  <a href={`mailto:${email}`} className="prose-link touch-link wrap-anywhere">
    {email}
  </a>
)

export function ReturnEntry({ entry }: { entry: ReturnRow }) {
  const t = useTranslations('withdrawalRegister')
  const { id, orderId, state } = entry
  return (
    <RegisterEntry
      anchor={`return-${id}`}
      junk={
        mayBeJunk(entry)
          ? { register: 'returns', id, hasOrder: orderId !== null, isJunk: state === 'junk' }
          : null
      }
      title={<TextLink path={entryPath('returns', id)}>{t('handle', { id })}</TextLink>}
    >
      <ReturnSummary entry={entry} />
    </RegisterEntry>
  )
}

/** By when the money of an open return must be back; null where none is owed. */
export function DueDate({ refundDueAt }: { refundDueAt: Date | null }) {
  const t = useTranslations('withdrawalRegister')
  const locale = useLocale()
  if (!refundDueAt) return <span>{t('nothingDue')}</span>
  const due = t('due', { date: formatDate(refundDueAt.toISOString(), locale) })
  return <DueText due={due} overdue={refundDueAt < new Date() ? t('overdue') : null} />
}
