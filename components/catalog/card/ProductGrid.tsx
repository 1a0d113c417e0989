import { getTranslations } from 'next-intl/server'
import { classes } from '@/components/ui/classes'
import type { Product } from '@/lib/catalog/product/schema'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { cardMessages } from './card-messages'
import { fullRows, gridClasses } from './grid-classes'
import { ProductCard } from './ProductCard'

/** Cards that are in sight before anyone scrolls; their pictures are not put off. */
const FIRST_ROW = 4

type Props = {
  products: readonly Product[]
  eagerRow?: boolean
  /** A choice out of more: it need not show every one. */
  choice?: boolean
}

/** The list of product cards: two beside each other on a phone, four on a desk. */
export async function ProductGrid({ products, eagerRow = true, choice = false }: Props) {
  const t = await getTranslations('results')
  return (
    <ClientMessages groups={[...cardMessages]}>
      <div className="@container">
        <ul aria-label={t('list')} className={classes(gridClasses, choice && fullRows)}>
          {products.map((product, index) => (
            <li key={product.id}>
              <ProductCard product={product} eager={eagerRow && index < FIRST_ROW} />
            </li>
          ))}
        </ul>
      </div>
    </ClientMessages>
  )
}
