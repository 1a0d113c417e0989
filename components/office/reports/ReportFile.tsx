import { getTranslations } from 'next-intl/server'
import { FileLink } from '@/components/admin/FileLink'
import type { ReportExportQuery, ReportRange } from '@/lib/office/reports/schema'
import { pageLocale } from '@/lib/shop/texts/locale'

type Props = { by: ReportExportQuery['by']; range: ReportRange; title: string }

/** The way to the file of a table. */
export async function ReportFile({ by, range, title }: Props) {
  const t = await getTranslations('reports')
  return (
    <FileLink
      href={`/api/admin/reports?${new URLSearchParams({ ...range, by, locale: await pageLocale() })}`}
      aria-label={t('fileNamed', { title })}
      className="mt-2"
    >
      {t('file')}
    </FileLink>
  )
}
