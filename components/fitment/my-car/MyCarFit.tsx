'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import type { ProductType } from '@/lib/catalog/product/schema'
import { useMyCar } from '@/lib/fitment/my-car/client'
import { localePath } from '@/lib/platform/i18n/routing'

const MyCarVerdict = lazy(() =>
  import('./MyCarVerdict').then(({ MyCarVerdict }) => ({ default: MyCarVerdict })),
)

// loaded by who opens it, with the list of cars
const CarSheet = lazy(() => import('./CarSheet').then(({ CarSheet }) => ({ default: CarSheet })))

export function MyCarFit({ product }: { product: { id: number; productType: ProductType } }) {
  const t = useTranslations('myCar')
  const locale = useLocale()
  const car = useMyCar()
  const [isChoosing, setChoosing] = useState(false)
  return (
    // on a desktop the height of an undecided verdict before and after, so that nothing moves
    <div className="flex min-h-touch items-center print:hidden md:min-h-18 md:items-start">
      {car ? (
        <Suspense fallback={<span className="text-soft">{car.name}</span>}>
          <MyCarVerdict car={car} product={product} />
        </Suspense>
      ) : (
        <div>
          {/* without the script it leads to the page of all cars */}
          <a
            href={localePath(locale, '/car')}
            aria-haspopup="dialog"
            onClick={(event) => {
              event.preventDefault()
              setChoosing(true)
            }}
            className="prose-link flex min-h-touch items-center"
          >
            {t('ask')}
          </a>
          {isChoosing ? (
            <Suspense>
              <CarSheet onClose={() => setChoosing(false)} />
            </Suspense>
          ) : null}
          <p className="hidden text-sm text-soft md:block">{t('hint')}</p>
        </div>
      )}
    </div>
  )
}
