import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { Price } from '@/components/ui/Price'
import { SizeMark } from '@/components/ui/SizeMark'
import { productPath } from '@/lib/catalog/rules'
import type { Product } from '@/lib/catalog/schema'
import { toGrosze } from '@/lib/core/money'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { AddToCartButton } from './AddToCartButton'
import { facetTexts } from './facet-text'
import { ProductPicture } from './ProductPicture'
import { productMark, productTraits } from './product-text'
import { StockText } from './StockText'

/** One product of a list. Stands in a `ProductGrid`, which brings the words of its button. */
export async function ProductCard({ product, eager }: { product: Product; eager?: boolean }) {
  const locale = await pageLocale()
  const t = await getTranslations('card')
  const { codeText } = await facetTexts()
  const { id, title, quantityInStock, inArchive } = product
  // a title that says it already need not say it twice
  const traits = productTraits(product, (code) => codeText('color', code)).filter(
    (trait) => !title.includes(trait),
  )
  return (
    <article className="group/card relative flex h-full flex-col overflow-hidden rounded-lg border border-hairline bg-face">
      <div className="aspect-4/3 overflow-hidden bg-rubber">
        <ProductPicture
          url={product.url}
          alt={product.url ? '' : t('noPicture')}
          sizes="(width >= 64rem) 18rem, (width >= 48rem) 30vw, 46vw"
          eager={eager ?? false}
          className="size-full transition-opacity group-hover/card:opacity-90"
        />
      </div>
      <div className="flex flex-1 flex-col p-3 sm:p-4">
        <h3>
          <Link
            href={localePath(locale, productPath(product))}
            className="block after:absolute after:inset-0 after:z-10 hover:underline"
          >
            <SizeMark text={productMark(product)} className="block text-base sm:text-lg" size="base" />
            <span className="mt-0.5 block font-medium">{title}</span>
          </Link>
        </h3>
        {traits.length > 0 ? <p className="mt-0.5 text-sm text-soft">{traits.join(' · ')}</p> : null}
        <div className="mt-auto flex flex-col pt-3 pb-3">
          <Price grosze={toGrosze(product.price)} locale={locale} className="text-lg" />
          <StockText stock={quantityInStock} />
        </div>
        <div className="relative z-20">
          <AddToCartButton product={{ id, title, quantityInStock, inArchive }} />
        </div>
      </div>
    </article>
  )
}
