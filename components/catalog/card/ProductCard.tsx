import { getTranslations } from 'next-intl/server'
import { isStudded } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'
import { pageTitles } from '@/lib/catalog/titles/page-titles'
import { productSize, productTraits } from '@/lib/catalog/words/product-text'
import { cardFit } from '@/lib/fitment/card-fit'
import type { Hub } from '@/lib/fitment/kit'
import { kitOf } from '@/lib/fitment/products'
import { pageLocale } from '@/lib/shop/texts/locale'
import { cardLines, cardTraits } from './card-text'
import { ListedCard, type ListedCardData } from './ListedCard'

type Props = { product: Product; eager?: boolean; hub?: Hub | undefined }

/** One product of a list. It needs a `ProductGrid` around it, which provides the messages of its button. */
export async function ProductCard({ product, eager, hub }: Props) {
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
  if (eager) card.eager = true
  if (product.lowestPriceGrosze !== null) card.lowestGrosze = product.lowestPriceGrosze
  if (isStudded(product)) card.isStudded = true
  if (product.inArchive) card.inArchive = true
  if (hub) {
    const kit = kitOf(product)
    card.fit = { ...cardFit(kit, hub), kit }
  }
  return <ListedCard card={card} />
}
