import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/Notice'
import type { Dashboard } from '@/lib/office/dashboard/schema'
import { formatPrice } from '@/lib/platform/values/money'
import { UNION_LIMIT_GROSZE } from '@/lib/shop/abroad'
import { pageLocale } from '@/lib/shop/texts/locale'
import { Panel } from './Panel'

/** Private sales to the rest of the Union this year, with a warning before their tax is due elsewhere. */
export async function SalesAbroad({ sales }: { sales: Dashboard['salesAbroad'] }) {
  const t = await getTranslations('dashboard.abroad')
  const locale = await pageLocale()
  if (sales.state === 'none') return null
  const limit = formatPrice(UNION_LIMIT_GROSZE, locale)
  return (
    <Panel title={t('title', { year: sales.year })} note={t('note', { limit })}>
      <p className="font-display text-lg font-bold">{formatPrice(sales.netGrosze, locale)}</p>
      {sales.state === 'below' ? null : (
        <div className="mt-3">
          <Notice kind="error" title={t(sales.state, { limit })}>
            {t('advice')}
          </Notice>
        </div>
      )}
    </Panel>
  )
}
