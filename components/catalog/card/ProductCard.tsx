import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { isStudded, productPath } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'
import { pageTitles } from '@/lib/catalog/words/page-titles'
import { productSize, productTraits } from '@/lib/catalog/words/product-text'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { AddToCartButton } from './AddToCartButton'
import { CardFace, CardTitle } from './CardFace'

/** One product of a list. It needs a `ProductGrid` around it, which provides the messages of its button. */
export async function ProductCard({ product, eager }: { product: Product; eager?: boolean }) {
  const locale = await pageLocale()
  const t = await getTranslations()
  const { id, quantityInStock, inArchive } = product
  const title = (await pageTitles())(product)
  return (
    <CardFace
      picture={product.url}
      pictureAlt={product.url ? '' : t('card.noPicture')}
      eager={eager ?? false}
      title={title.text}
      heading={
        <Link
          href={localePath(locale, productPath(product))}
          className="block after:absolute after:inset-0 after:z-10 hover:underline"
        >
          <CardTitle
            product={product}
            size={productSize(product, t)}
            title={title.text}
            locale={title.locale}
          />
        </Link>
      }
      traits={productTraits(product, t)}
      isStudded={isStudded(product)}
      grosze={product.priceGrosze}
      lowestGrosze={product.lowestPriceGrosze}
      stock={quantityInStock}
      locale={locale}
      button={<AddToCartButton product={{ id, title: title.text, quantityInStock, inArchive }} />}
    />
  )
}
