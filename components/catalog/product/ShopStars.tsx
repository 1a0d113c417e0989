import { getTranslations } from 'next-intl/server'
import { shop } from '@/lib/platform/shop-details'

const STAR = 'M10 1l2.6 6.1 6.6.5-5 4.3 1.5 6.5L10 15l-5.7 3.4 1.5-6.5-5-4.3 6.6-.5z'

/**
 * The shop's own quality mark: its five stars on a seal's rim, so that nobody takes them for customers' reviews. It is
 * labeled as the shop's own, and has no rating in the structured data.
 */
export async function ShopStars() {
  const t = await getTranslations('product')
  const label = t('shopMark', { brand: shop.brand })
  return (
    <p className="flex items-center gap-3 text-sm text-soft print:hidden">
      <svg role="img" aria-label={label} viewBox="-50 -50 100 100" className="size-14 shrink-0 text-type">
        <circle r="47" fill="none" stroke="currentColor" strokeWidth="4" strokeDasharray="3 2.9" />
        <circle r="42" fill="none" stroke="currentColor" strokeWidth="2" />
        {[-60, -30, 0, 30, 60].map((turn) => (
          <path
            key={turn}
            d={STAR}
            fill="currentColor"
            transform={`rotate(${turn}) translate(0 -31) scale(.72) translate(-10 -10)`}
          />
        ))}
        <text
          y="13"
          textAnchor="middle"
          fill="currentColor"
          className="font-display font-extrabold"
          fontSize="15"
          textLength="56"
          lengthAdjust="spacingAndGlyphs"
        >
          {shop.brand.toUpperCase()}
        </text>
      </svg>
      <span>
        <span className="font-medium text-type">{label}</span>
        <br />
        {t('shopMarkNote')}
      </span>
    </p>
  )
}
