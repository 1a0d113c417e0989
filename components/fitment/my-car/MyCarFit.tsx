'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import type { ProductType } from '@/lib/catalog/product/schema'
import { useMyCar } from '@/lib/fitment/my-car/client'
import { localePath } from '@/lib/platform/i18n/routing'

const MyCarVerdict = lazy(() =>
  import('./MyCarVerdict').then(({ MyCarVerdict }) => ({ default: MyCarVerdict })),
)

// loads on opening, as its list of cars does
const CarSheet = lazy(() => import('./CarSheet').then(({ CarSheet }) => ({ default: CarSheet })))

export function MyCarFit({ product }: { product: { id: number; productType: ProductType } }) {
  const t = useTranslations('myCar')
  const locale = useLocale()
  const car = useMyCar()
  const [isChoosing, setChoosing] = useState(false)
  return (
    // reserves the height of an undecided verdict on a desktop, so that nothing shifts
    <div className="flex min-h-touch items-center print:hidden md:min-h-18 md:items-start">
      {car ? (
        <Suspense fallback={<span className="text-soft">{car.name}</span>}>
          <MyCarVerdict car={car} product={product} />
        </Suspense>
      ) : (
        <div>
          {/* without JavaScript the link opens the page of all cars */}
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
