import { getTranslations } from 'next-intl/server'
import { Paragraphs } from '@/components/pages/Paragraphs'
import { Notice } from '@/components/ui/Notice'
import { pageLocale } from '@/lib/i18n/locale'
import { formatDay } from '@/lib/orders/dates'
import { orderPause } from '@/lib/settings/load'
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
