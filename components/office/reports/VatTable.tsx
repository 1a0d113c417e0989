import { getTranslations } from 'next-intl/server'
import { FigureTable } from '@/components/office/dashboard/FigureTable'
import { Panel } from '@/components/office/dashboard/Panel'
import { amountCells, rateText } from '@/components/sales/admin/receipts/RegisterPanel'
import { sumsByRate } from '@/lib/office/reports/rules'
import type { ReportRange, VatRow } from '@/lib/office/reports/schema'
import { pageLocale } from '@/lib/shop/texts/locale'
import { ReportFile } from './ReportFile'

/** VAT by rate of the documents of the days, with what they come to at each rate. */
export async function VatTable({ rows, range }: { rows: VatRow[]; range: ReportRange }) {
  const t = await getTranslations('reports')
  const tColumns = await getTranslations('receipts.columns')
  const locale = await pageLocale()
  const title = t('byRate')
  const shown = [
    ...rows.map((row) => ({ ...row, name: t(`vatSources.${row.source}`) })),
    ...sumsByRate(rows).map((row) => ({ ...row, name: t('vatTotal') })),
  ]
  return (
    <Panel title={title} note={t('byRateNote')}>
      {rows.length === 0 ? (
        <p className="text-soft">{t('none')}</p>
      ) : (
        <>
          <FigureTable
            caption={title}
            heads={[t('vatSource'), tColumns('rate'), tColumns('net'), tColumns('vat'), tColumns('gross')]}
            rows={shown.map(({ name, ...sum }) => ({
              key: `${name} ${rateText(sum, locale)}`,
              name,
              figures: [rateText(sum, locale), ...amountCells(sum, locale)],
            }))}
            height="max-h-112"
          />
          <ReportFile by="rate" range={range} title={title} />
        </>
      )}
    </Panel>
  )
}
