import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FileLink } from '@/components/admin/FileLink'
import { Panel } from '@/components/admin/Panel'
import { Table } from '@/components/ui/Table'
import type { Locale } from '@/lib/platform/i18n/routing'
import { formatPrice } from '@/lib/platform/values/money'
import { typedNumber } from '@/lib/platform/values/number-text'
import type { Amounts, TaxedSum } from '@/lib/sales/books/amounts'
import type { Register } from '@/lib/sales/receipts/schema'
import { pageLocale } from '@/lib/shop/texts/locale'

type Row = { key: string; name: ReactNode; figures: ReactNode[] }
type Props = {
  /** The head of the rows' names first, then those of the figures. */
  heads: string[]
  rows: Row[]
  title: string
  note: string
  month: string
  files: Register[]
}

export async function CashRegisterPanel({ title, note, heads, rows, month, files }: Props) {
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
      <div className="text-sm">
        <Table
          caption={title}
          rows={rows}
          rowKey={({ key }) => key}
          columns={heads.map((header, place) => ({
            key: header,
            header,
            numeric: place > 0,
            cell: ({ name, figures }: Row) => (place === 0 ? name : figures[place - 1]),
          }))}
        />
      </div>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {files.map((register) => (
          <FileLink
            key={register}
            href={`/api/admin/receipts/export?${new URLSearchParams({ register, month, locale })}`}
          >
            {t(`files.${register}`)}
          </FileLink>
        ))}
      </p>
    </Panel>
  )
}

export const amountCells = ({ netGrosze, vatGrosze, grossGrosze }: Amounts, locale: Locale): string[] =>
  [netGrosze, vatGrosze, grossGrosze].map((grosze) => formatPrice(grosze, locale))

/** A rate as a row shows it: `19% OSS` is another country's. */
export const vatRateText = (
  { vatRate, isOss }: Pick<TaxedSum, 'vatRate' | 'isOss'>,
  locale: Locale,
): string => `${typedNumber(vatRate, locale)}%${isOss ? ' OSS' : ''}`

/** The last months, this one first: `2026-11`. */
export function lastMonths(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  )
}
