import { getTranslations } from 'next-intl/server'
import { ListVehicle } from '@/components/fitment/my-car/list-vehicle'
import { classes } from '@/components/ui/classes'
import { isStudded } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'
import { pageTitles } from '@/lib/catalog/titles/page-titles'
import { productSize, productTraits } from '@/lib/catalog/words/product-text'
import { cardFit } from '@/lib/fitment/card-fit'
import type { Hub } from '@/lib/fitment/kit'
import { kitOf } from '@/lib/fitment/products'
import { hubOf, type Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'
import { cardMessages } from './card-messages'
import { cardLines, cardTraits } from './card-text'
import { fullRows, gridClasses } from './grid-classes'
import { ListedCard, type ListedCardData } from './ListedCard'

/** The pictures of so many cards load at once: the cards are in sight without scrolling. */
const FIRST_ROW = 4

type Props = {
  products: readonly Product[]
  eagerRow?: boolean
  /** Hides the cards of an incomplete last row: the list is a selection out of more products. */
  choice?: boolean
  vehicle?: Vehicle | null
}

export async function ProductGrid({ products, eagerRow = true, choice = false, vehicle = null }: Props) {
  const t = await getTranslations('results')
  const hub = vehicle ? hubOf(vehicle) : undefined
  const cards = await Promise.all(
    products.map((product, index) => cardOf(product, eagerRow && index < FIRST_ROW, hub)),
  )
  const grid = (
    <div className="@container">
      <ul aria-label={t('list')} className={classes(gridClasses, choice && fullRows)}>
        {cards.map((card) => (
          <li key={card.id}>
            <ListedCard card={card} />
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

async function cardOf(product: Product, isEager: boolean, hub: Hub | undefined): Promise<ListedCardData> {
  const locale = await pageLocale()
  const t = await getTranslations()
  const title = (await pageTitles())(product)
  const card: ListedCardData = {
    id: product.id,
    productType: product.productType,
    title: title.text,
    lines: cardLines(product, title.text, productSize(product, t, title.locale), title.locale),
    picture: product.url,
    traits: cardTraits(productTraits(product, t), title.text, locale),
    grosze: product.priceGrosze,
    stock: product.quantityInStock,
  }
  if (title.locale !== locale) card.language = title.locale
  if (isEager) card.eager = true
  if (product.lowestPriceGrosze !== null) card.lowestGrosze = product.lowestPriceGrosze
  if (isStudded(product)) card.isStudded = true
  if (product.inArchive) card.inArchive = true
  if (hub) {
    const kit = kitOf(product)
    card.fit = { ...cardFit(kit, hub), kit }
  }
  return card
}
