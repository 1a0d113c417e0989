import { getTranslations } from 'next-intl/server'

/** Five stars that the shop gives itself. They are labeled so, and are not marked up as a review. */
export async function ShopStars() {
  const t = await getTranslations('product')
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft print:hidden">
      <span role="img" aria-label={t('shopMark')} className="flex gap-0.5 text-type">
        {[1, 2, 3, 4, 5].map((star) => (
          <svg key={star} aria-hidden="true" viewBox="0 0 20 20" className="size-4.5" fill="currentColor">
            <path d="M10 1l2.6 6.1 6.6.5-5 4.3 1.5 6.5L10 15l-5.7 3.4 1.5-6.5-5-4.3 6.6-.5z" />
          </svg>
        ))}
      </span>
      <span>{t('shopMarkNote')}</span>
    </p>
  )
}
