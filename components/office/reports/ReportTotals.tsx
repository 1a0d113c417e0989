import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Panel } from '@/components/admin/Panel'
import { marginPercent } from '@/lib/office/reports/rules'
import type { ReportRow } from '@/lib/office/reports/schema'
import { formatPrice } from '@/lib/platform/values/money'
import { pageLocale } from '@/lib/shop/texts/locale'

/** The sums of a report: orders, margin and for how many lines it is known, VAT, and returns. */
export async function ReportTotals({ total }: { total: ReportRow }) {
  const t = await getTranslations('reports')
  const locale = await pageLocale()
  const price = (grosze: number) => formatPrice(grosze, locale)
  const percent = marginPercent(total)
  const { lines, linesWithoutCost } = total
  const figures = { percent: percent ?? 0, without: linesWithoutCost, lines }
  const marginNote = percent === null ? 'marginNone' : linesWithoutCost > 0 ? 'marginSome' : 'marginAll'
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Panel title={t('orders')} note={`${t('pieces')}: ${total.pieces}`}>
        <TotalFigure>{total.orders}</TotalFigure>
      </Panel>
      <Panel title={t('margin')} note={t(marginNote, figures)}>
        <TotalFigure>{percent === null ? t('unknown') : price(total.marginGrosze)}</TotalFigure>
      </Panel>
      <Panel title={t('vat')} note={t('vatNote')}>
        <TotalFigure>{price(total.vatGrosze)}</TotalFigure>
      </Panel>
      <Panel title={t('returned')} note={t('returnedNote')}>
        <TotalFigure>{price(total.returnedGrosze)}</TotalFigure>
        <p className="mt-1 text-sm">
          {t('refunded')}: <span className="whitespace-nowrap">{price(total.refundedGrosze)}</span>
        </p>
      </Panel>
    </div>
  )
}

const TotalFigure = ({ children }: { children: ReactNode }) => (
  <p className="font-display text-lg font-bold whitespace-nowrap tabular-nums">{children}</p>
)
