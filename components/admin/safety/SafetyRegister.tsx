import { useLocale, useTranslations } from 'next-intl'
import { formatMoment } from '@/components/orders/dates'
import { Notice } from '@/components/ui/Notice'
import type { RegisteredReport } from '@/lib/safety/queries'
import { ReportForm } from './ReportForm'

/** The register of complaints about safety: what was reported, by whom (known for five years), and what the shop did. */
export function SafetyRegister({ reports }: { reports: RegisteredReport[] }) {
  const t = useTranslations('safetyRegister')
  const locale = useLocale()
  if (reports.length === 0) return <Notice title={t('none')}>{t('noneText')}</Notice>
  return (
    <ol className="grid gap-4">
      {reports.map((report) => (
        <li key={report.id} className="rounded border border-hairline bg-face p-4 md:p-5">
          <article aria-labelledby={`report-${report.id}`} className="grid gap-4 md:grid-cols-2 md:gap-8">
            <div className="min-w-0">
              <h2 id={`report-${report.id}`} className="font-semibold wrap-anywhere">
                {report.id}.&nbsp;{report.product}
              </h2>
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
            </div>
            <ReportForm id={report.id} state={report.state} note={report.note} />
          </article>
        </li>
      ))}
    </ol>
  )
}
