import { useLocale, useTranslations } from 'next-intl'
import { TextLink } from '@/components/layout/links/ShopLink'
import { AnswerDue } from '@/components/sales/admin/register/AnswerDue'
import { JunkSince, RegisterEntry } from '@/components/sales/admin/register/RegisterPage'
import { Notice } from '@/components/ui/Notice'
import type { ComplaintOfOrder } from '@/lib/customers/complaints/queries'
import { complaintPicturePath } from '@/lib/customers/complaints/rules'
import type { RegisteredReport } from '@/lib/customers/safety/queries'
import { isSameAddress } from '@/lib/sales/claims/rules'
import { isChannel } from '@/lib/sales/claims/schema'
import { formatDate, formatDateTime } from '@/lib/sales/orders/dates'
import { AnswerForm, ReportForm } from './RegisterForms'

export function ComplaintEntry({ complaint }: { complaint: ComplaintOfOrder }) {
  const t = useTranslations('complaintRegister')
  const locale = useLocale()
  const moment = (at: Date) => formatDateTime(at.toISOString(), locale)
  const { id, orderId, state, answer, version, answeredAt, answeredBy, answerSentAt, receiptSentAt } =
    complaint
  const isErased = complaint.email === ''
  const channel = isChannel(complaint.channel) ? complaint.channel : null
  // a complaint that the staff entered has a day and no hour
  const submitted = channel
    ? formatDate(complaint.submittedAt.toISOString(), locale)
    : moment(complaint.submittedAt)
  const mayBeJunk = !channel && (state === 'received' || state === 'junk')
  return (
    <RegisterEntry
      anchor={`complaint-${id}`}
      junk={
        mayBeJunk
          ? { register: 'complaints', id, hasOrder: orderId !== null, isJunk: state === 'junk' }
          : null
      }
      title={
        <>
          {id}.&nbsp;
          {orderId ? (
            <TextLink path={`/admin/order/${orderId}`}>{t('order', { order: orderId })}</TextLink>
          ) : (
            t('order', { order: complaint.orderNumber })
          )}
        </>
      }
      form={
        isErased || state === 'junk' ? null : (
          <AnswerForm key={version} id={id} state={state} answer={answer} version={version} />
        )
      }
    >
      <p className="text-sm text-soft">
        {t('submitted', { moment: submitted })}
        {channel ? ` ${t(`channels.${channel}`)}` : null}
      </p>
      <p className="mt-1 text-sm">
        <AnswerDue answerDueOn={complaint.answerDueOn} isOpen={state === 'received'} />
      </p>
      <JunkSince {...complaint} />
      {orderId || isErased ? null : <p className="mt-1 text-sm font-semibold">{t('unknownOrder')}</p>}
      {isErased ? <p className="mt-2 text-soft">{t('erased')}</p> : null}
      {isErased || channel ? null : <FromBuyer complaint={complaint} />}
      {isErased ? null : <ComplaintContents complaint={complaint} />}
      <ul className="mt-2 text-sm text-soft">
        <li>{receiptSentAt ? t('receiptSent', { moment: moment(receiptSentAt) }) : t('receiptWaits')}</li>
        {answeredAt ? <li>{t('answered', { moment: moment(answeredAt), name: answeredBy ?? '' })}</li> : null}
        {answeredAt ? (
          <li>{answerSentAt ? t('answerSent', { moment: moment(answerSentAt) }) : t('answerWaits')}</li>
        ) : null}
      </ul>
    </RegisterEntry>
  )
}

/** Shows whether the buyer of the order sent the complaint. Only an answer from the order's address proves it. */
function FromBuyer({ complaint: { email: sender, order, isConfirmed } }: { complaint: ComplaintOfOrder }) {
  const t = useTranslations('complaintRegister')
  if (!order) return null
  if (isConfirmed) return <p className="mt-1 text-sm">{t('confirmed')}</p>
  const about = isSameAddress(sender, order.email) ? 'typedAddress' : 'otherAddress'
  return (
    <div className="mt-3 max-w-prose">
      <Notice kind="error" title={t(isConfirmed === null ? 'unconfirmedTitle' : 'deniedTitle')}>
        {isConfirmed === null ? t(about, { sender, buyer: order.email }) : t('denied')}
      </Notice>
    </div>
  )
}

function ComplaintContents({ complaint }: { complaint: ComplaintOfOrder }) {
  const t = useTranslations('complaint')
  const tRegister = useTranslations('complaintRegister')
  const facts = [
    [t('goods'), complaint.goods],
    [t('since'), complaint.since],
    [tRegister('wish'), t(`wishes.${complaint.wish}`)],
  ] as const
  return (
    <>
      <dl className="mt-2 grid gap-1 text-sm">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className="wrap-anywhere">
              <dt className="inline text-soft">{name}: </dt>
              <dd className="inline whitespace-pre-line">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{complaint.fault}</p>
      {complaint.picturesLeftOut > 0 ? (
        <p className="mt-2 text-sm font-semibold">
          {tRegister('picturesLeftOut', { count: complaint.picturesLeftOut })}
        </p>
      ) : null}
      {complaint.pictures.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-2">
          {complaint.pictures.map(({ id, width, height }, place) => (
            <li key={id}>
              <a href={complaintPicturePath(id)} target="_blank" rel="noreferrer" className="block">
                {/* biome-ignore lint/performance/noImgElement: private, so that nothing may keep it in other sizes */}
                <img
                  src={complaintPicturePath(id)}
                  alt={t('pictureNamed', { number: place + 1 })}
                  width={width}
                  height={height}
                  loading="lazy"
                  decoding="async"
                  className="size-24 rounded-sm border border-hairline object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <SenderAddress name={complaint.name} email={complaint.email} />
    </>
  )
}

function SenderAddress({ name, email, phone }: { name: string; email: string; phone?: string }) {
  return (
    <address className="mt-3 flex flex-wrap gap-x-4 text-sm not-italic wrap-anywhere">
      <span className="py-1">{name}</span>
      <a href={`mailto:${email}`} className="prose-link touch-link">
        {email}
      </a>
      {phone ? (
        <a href={`tel:${phone}`} className="prose-link touch-link">
          {phone}
        </a>
      ) : null}
    </address>
  )
}

/** A report in the register: what was reported, by whom (kept for five years), and what the shop did. */
export function ReportEntry({ report }: { report: RegisteredReport }) {
  const locale = useLocale()
  const { id, state, note, version, isKnown } = report
  const mayBeJunk = state !== 'closed'
  return (
    <RegisterEntry
      anchor={`report-${report.id}`}
      title={
        <>
          {report.id}.&nbsp;{report.product}
        </>
      }
      junk={mayBeJunk ? { register: 'safety', id, hasOrder: isKnown, isJunk: state === 'junk' } : null}
      form={
        state === 'junk' ? null : (
          <ReportForm key={version} id={id} state={state} note={note} version={version} />
        )
      }
    >
      <p className="text-sm text-soft">
        <time dateTime={report.createdAt.toISOString()}>
          {formatDateTime(report.createdAt.toISOString(), locale)}
        </time>
      </p>
      <JunkSince {...report} />
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{report.whatHappened}</p>
      {report.fromEmail ? (
        <SenderAddress name={report.fromName} email={report.fromEmail} phone={report.phone} />
      ) : null}
    </RegisterEntry>
  )
}
