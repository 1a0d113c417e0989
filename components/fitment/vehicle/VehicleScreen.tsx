import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ProductGrid } from '@/components/catalog/card/ProductGrid'
import { ChooseMyCar } from '@/components/fitment/my-car/ChooseMyCar'
import { VehicleMounting } from '@/components/fitment/vehicle/VehicleFacts'
import { ShopButton, ShopLink } from '@/components/layout/links/ShopLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { Heading } from '@/components/ui/Heading'
import { Notice } from '@/components/ui/Notice'
import { SizeMark } from '@/components/ui/SizeMark'
import { cachedVehicles } from '@/lib/fitment/vehicles/cached'
import { carsPath } from '@/lib/fitment/vehicles/car-choice'
import { generationName, type Vehicle, vehicleName, vehiclePath } from '@/lib/fitment/vehicles/vehicle'
import type { TireSize } from '@/lib/measures/dimensions'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { type Locale, languageTag } from '@/lib/platform/i18n/routing'
import { percentText } from '@/lib/platform/values/number-text'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'
import { queryFor, resultsPath } from '@/lib/storefront/results/address'
import type { ForVehicle } from '@/lib/storefront/results/cached'
import { cachedLargerSizes, cachedStockSizes } from '@/lib/storefront/results/cached'
import { VehicleFacts } from './VehicleFacts'
import { VehicleHead } from './VehicleHead'

type Props = { vehicle: Vehicle; forVehicle: readonly ForVehicle[]; articles: ReactNode }

const seeAll = { Tire: 'allTires', Wheel: 'allWheels', Spacer: 'allSpacers' } as const

export async function VehicleScreen({ vehicle, forVehicle, articles }: Props) {
  const t = await getTranslations('carPage')
  const f = await getTranslations('fitment')
  const onSale = forVehicle.filter(({ total }) => total > 0)
  const isUnsure = vehicle.confidence === 'low'
  return (
    <>
      <VehicleHead
        vehicle={vehicle}
        shelves={onSale.map(({ query, total }) => ({ type: query.type, total }))}
      />
      <PageContainer className="pt-8 pb-16">
        <VehicleLarger vehicle={vehicle} />
        {articles}
        {isUnsure ? (
          <Notice title={t('lowTitle')}>
            {f('reasons.lowConfidence', { figure: 'boltPattern' })} {f('measures.lowConfidence')}
          </Notice>
        ) : null}
        <p className={isUnsure ? 'mt-4 max-w-prose' : 'max-w-prose'}>{f('checkDocument')}</p>
        <div className="mt-6 min-h-24">
          <ClientMessages groups={['myCar']}>
            <ChooseMyCar car={{ path: vehicle.path, name: vehicleName(vehicle), model: vehicle.model }} />
          </ClientMessages>
        </div>
        <VehicleSizes vehicle={vehicle} />
        {onSale.length === 0 ? <p className="mt-12 text-soft">{t('none')}</p> : null}
        {onSale.map(({ query, products, total }) => (
          <section key={query.type} aria-labelledby={query.type} className="mt-12">
            <Heading id={query.type} look="page" className="mb-4 scroll-mt-4">
              {t(query.type)}
            </Heading>
            <ProductGrid products={products} eagerRow={false} choice vehicle={vehicle} />
            <p className="mt-6">
              <ShopButton path={resultsPath(query)} look="quiet">
                {t(seeAll[query.type], { count: total })}
              </ShopButton>
            </p>
          </section>
        ))}
        <div className="mt-14 grid gap-x-12 gap-y-10 lg:grid-cols-2">
          <VehicleFacts vehicle={vehicle} />
          <VehicleMounting vehicle={vehicle} />
        </div>
        <OtherGenerations vehicle={vehicle} />
      </PageContainer>
    </>
  )
}

async function OtherGenerations({ vehicle }: { vehicle: Vehicle }) {
  const t = await getTranslations('carPage')
  const others = (await cachedVehicles()).filter(
    ({ make, model, path }) => make === vehicle.make && model === vehicle.model && path !== vehicle.path,
  )
  return (
    <section className="mt-14">
      {others.length > 0 ? (
        <>
          <Heading className="mb-3">{t('others', { model: vehicle.model })}</Heading>
          <ul className="mb-6">
            {others.map((other) => (
              <li key={other.path}>
                <ShopLink
                  path={vehiclePath(other)}
                  className="inline-flex min-h-touch flex-wrap items-center gap-x-3 md:min-h-9"
                >
                  <span className="prose-link">{generationName(other)}</span>
                  <SizeMark text={other.boltPattern} size="base" className="text-soft" />
                </ShopLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <ShopButton path={carsPath} look="quiet">
        {t('allCars')}
      </ShopButton>
    </section>
  )
}

const differenceText = (share: number, locale: Locale) =>
  percentText(share, languageTag[locale], { signDisplay: 'exceptZero', maximumFractionDigits: 1 })

async function VehicleLarger({ vehicle }: { vehicle: Vehicle }) {
  const larger = await cachedLargerSizes(vehicle)
  if (!larger) return null
  const t = await getTranslations('carPage')
  const r = await getTranslations('results')
  const locale = await pageLocale()
  return (
    <section aria-labelledby="larger" className="mb-10">
      <Heading id="larger" look="page" className="scroll-mt-4">
        {t('larger')}
      </Heading>
      <p className="mt-1 mb-3 max-w-prose text-soft">
        {t('largerText', { size: tireSizeText(larger.stock) })}
      </p>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {larger.sizes.map(({ size, percent, lift, isUsual, products, query }) => (
          <li key={tireSizeText(size)} className="flex">
            <ShopButton
              path={resultsPath(query)}
              look="quiet"
              className="w-full flex-wrap justify-start gap-y-0 text-left"
            >
              <SizeMark text={tireSizeText(size)} size="base" className="whitespace-nowrap" />
              <span className="flex flex-wrap gap-x-2 font-normal">
                <span className="tabular-nums">{differenceText(percent / 100, locale)}</span>
                <span>{t(`lift.${lift}`)}</span>
                {isUsual ? <span className="text-soft">{t('usual')}</span> : null}
                <span>{r('count', { count: products })}</span>
              </span>
            </ShopButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The sizes on sale within 3 % of a stock size, grouped by stock size. */
async function VehicleSizes({ vehicle }: { vehicle: Vehicle }) {
  const t = await getTranslations('carPage')
  const r = await getTranslations('results')
  const locale = await pageLocale()
  const stockSizes = await cachedStockSizes(vehicle)
  if (stockSizes.length === 0) return null
  const onSale = stockSizes
    .map(({ size, products, near }) => ({
      size,
      sizes: [
        ...(products > 0 ? [{ ...size, products, note: t('stock') }] : []),
        ...near.map((each) => ({ ...each, note: differenceText(each.difference, locale) })),
      ],
    }))
    .filter(({ sizes }) => sizes.length > 0)
  const path = ({ width, profile, diameter }: TireSize) =>
    resultsPath(queryFor('Tire', { width, profile, diameter, vehicle: vehicle.path }))
  return (
    <section aria-labelledby="sizes" className="mt-10">
      <Heading id="sizes" look="page" className="scroll-mt-4">
        {t('sizes')}
      </Heading>
      <p className="mt-1 max-w-prose text-soft">{onSale.length > 0 ? t('sizesText') : t('noSizes')}</p>
      {onSale.map(({ size, sizes }) => (
        <div key={tireSizeText(size)} className="mt-4">
          <h3 className="mb-2 font-medium">{t('insteadOf', { size: tireSizeText(size) })}</h3>
          <ul className="flex flex-wrap gap-2">
            {sizes.map((each) => (
              <li key={tireSizeText(each)}>
                <ShopButton path={path(each)} look="quiet" className="flex-wrap gap-y-0">
                  <SizeMark text={tireSizeText(each)} size="base" className="whitespace-nowrap" />
                  {/* on a narrow screen the words wrap below the size, never inside one of them */}
                  <span className="flex flex-wrap gap-x-2 font-normal whitespace-nowrap">
                    <span className="text-soft tabular-nums">{each.note}</span>
                    <span>{r('count', { count: each.products })}</span>
                  </span>
                </ShopButton>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
