import { getTranslations } from 'next-intl/server'
import type { Product } from '@/lib/catalog/schema'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { cardMessages } from './card-messages'
import { gridClasses } from './grid-classes'
import { ProductCard } from './ProductCard'

/** Cards that are in sight before anyone scrolls; their pictures are not put off. */
const FIRST_ROW = 4

/** The list of product cards: two beside each other on a phone, four on a desk. */
export async function ProductGrid(props: { products: readonly Product[]; eagerRow?: boolean }) {
  const { products, eagerRow = true } = props
  const t = await getTranslations('results')
  return (
    <ClientMessages groups={[...cardMessages]}>
      <div className="@container">
        <ul aria-label={t('list')} className={gridClasses}>
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
