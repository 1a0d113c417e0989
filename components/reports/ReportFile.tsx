import { getTranslations } from 'next-intl/server'
import { pageLocale } from '@/lib/i18n/locale'
import type { ReportExportQuery, ReportRange } from '@/lib/reports/schema'

type Props = { by: ReportExportQuery['by']; range: ReportRange; title: string }

/** The way to the file of a table. */
export async function ReportFile({ by, range, title }: Props) {
  const t = await getTranslations('reports')
  return (
    <a
      href={`/api/admin/reports?${new URLSearchParams({ ...range, by, locale: await pageLocale() })}`}
      download
      aria-label={t('fileNamed', { title })}
      className="prose-link mt-2 inline-flex min-h-touch items-center"
    >
      {t('file')}
    </a>
  )
}
