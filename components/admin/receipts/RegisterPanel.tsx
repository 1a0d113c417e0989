import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'
import { FigureTable } from '@/components/dashboard/FigureTable'
import { Panel } from '@/components/dashboard/Panel'
import { pageLocale } from '@/lib/i18n/locale'
import type { Register } from '@/lib/receipts/schema'

type Props = Pick<ComponentProps<typeof FigureTable>, 'heads' | 'rows'> & {
  title: string
  note: string
  month: string
  /** The lists as files. */
  files: Register[]
}

/** A list of a month as a table, and the way to its files. */
export async function RegisterPanel({ title, note, heads, rows, month, files }: Props) {
  const t = await getTranslations('receipts')
  const locale = await pageLocale()
  if (rows.length === 0)
    return (
      <Panel title={title} note={note}>
        <p className="text-soft">{t('none')}</p>
      </Panel>
    )
  return (
    <Panel title={title} note={note}>
      <FigureTable caption={title} heads={heads} rows={rows} height="max-h-112" />
      <p className="mt-2 flex flex-wrap gap-x-6">
        {files.map((register) => (
          <a
            key={register}
            href={`/api/admin/receipts/export?${new URLSearchParams({ register, month, locale })}`}
            download
            className="prose-link inline-flex min-h-touch items-center"
          >
            {t(`files.${register}`)}
          </a>
        ))}
      </p>
    </Panel>
  )
}
