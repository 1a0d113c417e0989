import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ProductGrid } from '@/components/catalog/card/ProductGrid'
import { ChooseMyCar } from '@/components/fitment/my-car/ChooseMyCar'
import { PageContainer } from '@/components/layout/PageContainer'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { type Vehicle, vehicleName } from '@/lib/fitment/vehicle'
import { localePath } from '@/lib/platform/i18n/routing'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'
import { resultsPath } from '@/lib/storefront/results/address'
import type { ForVehicle } from '@/lib/storefront/results/cached'
import { OtherGenerations } from './OtherGenerations'
import { VehicleFacts } from './VehicleFacts'
import { VehicleHead } from './VehicleHead'
import { VehicleLarger } from './VehicleLarger'
import { VehicleMounting } from './VehicleMounting'
import { VehicleSizes } from './VehicleSizes'

type Props = {
  vehicle: Vehicle
  forVehicle: readonly ForVehicle[]
  /** What the shop has written about it. */
  articles: ReactNode
}

const seeAll = { Tire: 'allTires', Wheel: 'allWheels', Spacer: 'allSpacers' } as const

/** A vehicle's page: what fits it first, then what is known of it. */
export async function VehicleScreen({ vehicle, forVehicle, articles }: Props) {
  const t = await getTranslations('carPage')
  const f = await getTranslations('fitment')
  const locale = await pageLocale()
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
            <h2 id={query.type} className="mb-4 scroll-mt-4 font-display text-xl font-bold tracking-tight">
              {t(query.type)}
            </h2>
            <ProductGrid products={products} eagerRow={false} choice vehicle={vehicle} />
            <p className="mt-6">
              <LinkButton href={localePath(locale, resultsPath(query))} look="quiet">
                {t(seeAll[query.type], { count: total })}
              </LinkButton>
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
