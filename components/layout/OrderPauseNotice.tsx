import { getTranslations } from 'next-intl/server'
import { Paragraphs } from '@/components/site/pages/Paragraphs'
import { Notice } from '@/components/ui/Notice'
import { formatDay } from '@/lib/sales/orders/dates'
import { orderPause } from '@/lib/shop/settings/load'
import { pageLocale } from '@/lib/shop/texts/locale'
import { PageContainer } from './PageContainer'

/** Says on every page of the shop that no orders are taken for now, so that nobody fills a cart to learn it. */
export async function OrderPauseNotice() {
  const locale = await pageLocale()
  const pause = orderPause()
  if (!pause) return null
  const t = await getTranslations('orderPause')
  const { note, reopensOn } = pause
  return (
    <PageContainer className="pt-4 print:hidden">
      <Notice title={t('title')}>
        <Paragraphs text={note[locale] || t('note')} />
        {reopensOn ? <p>{t('until', { date: formatDay(`${reopensOn}T12:00Z`, locale) })}</p> : null}
      </Notice>
    </PageContainer>
  )
}
