import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { shop } from '@/lib/platform/shop-details'
import { guaranteeExplained } from '@/lib/sales/orders/shown'

type Props = {
  className?: string
  /** Widens the picture into the margins around it: it must be at least 380 px wide on a screen of that width. */
  pictureClassName?: string
}

/** The notice of the legal guarantee (Regulation 2025/1960): its text, and the Commission's picture if the shop has it. */
export function GuaranteeNotice({ className, pictureClassName }: Props) {
  const t = useTranslations('guaranteeNotice')
  const locale = useLocale()
  const id = useId()
  const picture = locale === 'en' ? shop.guaranteeNotice.en : shop.guaranteeNotice.pl
  return (
    <section aria-labelledby={id} className={className}>
      <h3 id={id} className="font-semibold">
        {t('title')}
      </h3>
      {picture ? (
        <a href={picture} aria-label={t('large')} className="mt-3 block">
          {/* biome-ignore lint/performance/noImgElement: the file must be shown byte for byte */}
          <img src={picture} alt={t('title')} className={pictureClassName ?? 'w-full max-w-md'} />
        </a>
      ) : null}
      <p className="mt-2 text-sm">{t('text')}</p>
      <p className="mt-1 text-sm">
        <a href={guaranteeExplained(locale)} rel="noreferrer" className="prose-link touch-link">
          {t('link')}
        </a>
      </p>
    </section>
  )
}
