import { useLocale, useTranslations } from 'next-intl'
import { Register, RegisterEntry } from '@/components/admin/register/Register'
import { formatMoment } from '@/lib/orders/dates'
import type { RegisteredReport } from '@/lib/safety/queries'
import { ReportForm } from './ReportForm'

/** The register of complaints about safety: what was reported, by whom (known for five years), and what the shop did. */
export function SafetyRegister({ reports }: { reports: RegisteredReport[] }) {
  const t = useTranslations('safetyRegister')
  const locale = useLocale()
  return (
    <Register rows={reports} none={{ title: t('none'), text: t('noneText') }}>
      {(report) => (
        <RegisterEntry
          key={report.id}
          anchor={`report-${report.id}`}
          title={
            <>
              {report.id}.&nbsp;{report.product}
            </>
          }
          form={<ReportForm id={report.id} state={report.state} note={report.note} />}
        >
          <p className="text-sm text-soft">
            <time dateTime={report.createdAt.toISOString()}>
              {formatMoment(report.createdAt.toISOString(), locale)}
            </time>
          </p>
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
      )}
    </Register>
  )
}
