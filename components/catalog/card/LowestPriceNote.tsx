import { useLocale, useTranslations } from 'next-intl'
import { formatPrice } from '@/lib/platform/values/money'

/** The lowest price of the 30 days before a promotion, which Directive 98/6/EC (6a) requires beside its price. */
export function LowestPriceNote({ grosze }: { grosze: number | null }) {
  const t = useTranslations('card')
  const locale = useLocale()
  if (grosze === null) return null
  return (
    <span className="block py-1 text-sm">
      <b className="mr-1.5 inline-block rounded-sm bg-signal px-1.5 py-0.5 text-ink">{t('promotion')}</b>
      {t('lowestPrice', { price: formatPrice(grosze, locale) })}
    </span>
  )
}
