import { useLocale } from 'next-intl'
import { ReportForm } from '@/components/customers/admin/RegisterForms'
import { JunkSince, RegisterEntry } from '@/components/sales/admin/register/RegisterPage'
import type { RegisteredReport } from '@/lib/customers/safety/queries'
import { formatMoment } from '@/lib/sales/orders/dates'

/** A report in the register: what was reported, by whom (known for five years), and what the shop did. */
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
          {formatMoment(report.createdAt.toISOString(), locale)}
        </time>
      </p>
      <JunkSince {...report} />
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{report.whatHappened}</p>
      {report.fromEmail ? (
        <address className="mt-3 flex flex-wrap gap-x-4 text-sm not-italic wrap-anywhere">
          <span className="py-1">{report.fromName}</span>
          <a href={`mailto:${report.fromEmail}`} className="prose-link touch-link">
            {report.fromEmail}
          </a>
          {report.phone ? (
            <a href={`tel:${report.phone}`} className="prose-link touch-link">
              {report.phone}
            </a>
          ) : null}
        </address>
      ) : null}
    </RegisterEntry>
  )
}
