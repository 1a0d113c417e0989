import { getTranslations } from 'next-intl/server'
import { ListVehicle } from '@/components/fitment/my-car/list-vehicle'
import { classes } from '@/components/ui/classes'
import type { Product } from '@/lib/catalog/product/schema'
import { hubOf, type Vehicle } from '@/lib/fitment/vehicle'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { cardMessages } from './card-messages'
import { fullRows, gridClasses } from './grid-classes'
import { ProductCard } from './ProductCard'

/** Cards that are in sight without scrolling, so that their pictures load at once. */
const FIRST_ROW = 4

type Props = {
  products: readonly Product[]
  eagerRow?: boolean
  /** A selection out of more products: cards that would begin an incomplete row may be hidden. */
  choice?: boolean
  /** Each card says whether its product fits this car. */
  vehicle?: Vehicle | null
}

/** The list of product cards: two columns on a phone, four on a desktop. */
export async function ProductGrid({ products, eagerRow = true, choice = false, vehicle = null }: Props) {
  const t = await getTranslations('results')
  const hub = vehicle ? hubOf(vehicle) : undefined
  const grid = (
    <div className="@container">
      <ul aria-label={t('list')} className={classes(gridClasses, choice && fullRows)}>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard product={product} eager={eagerRow && index < FIRST_ROW} hub={hub} />
          </li>
        ))}
      </ul>
    </div>
  )
  return (
    <ClientMessages groups={vehicle ? [...cardMessages, 'fitment.short'] : [...cardMessages]}>
      {vehicle ? <ListVehicle vehicle={vehicle}>{grid}</ListVehicle> : grid}
    </ClientMessages>
  )
}
