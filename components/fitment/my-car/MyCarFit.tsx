'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { Link } from '@/components/ui/Link'
import type { ProductType } from '@/lib/catalog/product/schema'
import { useMyCar } from '@/lib/fitment/my-car/client'
import { localePath } from '@/lib/platform/i18n/routing'

const MyCarVerdict = lazy(() =>
  import('./MyCarVerdict').then(({ MyCarVerdict }) => ({ default: MyCarVerdict })),
)

/** Whether a product fits the visitor's car; the way to choose one where none is chosen. */
export function MyCarFit({ product }: { product: { id: number; productType: ProductType } }) {
  const t = useTranslations('myCar')
  const locale = useLocale()
  const car = useMyCar()
  return (
    // on a desktop the height of an undecided verdict before and after, so that nothing moves
    <div className="flex min-h-touch items-center print:hidden md:min-h-18 md:items-start">
      {car ? (
        <Suspense fallback={<span className="text-soft">{car.name}</span>}>
          <MyCarVerdict car={car} product={product} />
        </Suspense>
      ) : (
        <div>
          <Link href={localePath(locale, '/car')} className="prose-link flex min-h-touch items-center">
            {t('ask')}
          </Link>
          <p className="hidden text-sm text-soft md:block">{t('hint')}</p>
        </div>
      )}
    </div>
  )
}
