import { getTranslations } from 'next-intl/server'
import { FigureTable } from './FigureTable'

/** The numbers of a drawing as a table, for whoever wants them exactly or cannot see the drawing. */
export async function Numbers(props: { caption: string; heads: [string, string]; rows: [string, string][] }) {
  const { caption, heads, rows } = props
  const t = await getTranslations('dashboard')
  return (
    <details className="mt-2">
      <summary className="prose-link inline-flex min-h-touch items-center text-sm">{t('asTable')}</summary>
      <FigureTable
        caption={caption}
        heads={heads}
        rows={rows.map(([name, value]) => ({ key: name, name, figures: [value] }))}
        height="max-h-72"
      />
    </details>
  )
}
