import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { MissingWithFinder } from '@/components/storefront/finder/car/MissingWithFinder'
import { readProductId } from '@/lib/catalog/product/product-id'
import { cachedProduct } from '@/lib/catalog/product/queries'
import { productPath } from '@/lib/catalog/product/rules'
import type { Product, ProductType } from '@/lib/catalog/product/schema'
import { pageTitles } from '@/lib/catalog/titles/page-titles'
import { descriptionIn } from '@/lib/catalog/words/description'
import { productMark } from '@/lib/catalog/words/product-text'
import { localePath } from '@/lib/platform/i18n/routing'
import { formatPrice } from '@/lib/platform/values/money'
import { cachedDelivery } from '@/lib/sales/delivery/queries'
import { missingMetadata, pageMetadata } from '@/lib/shop/seo/metadata'
import { pageLocale } from '@/lib/shop/texts/locale'
import { JsonLd } from '@/lib/site/structured-data/JsonLd'
import { breadcrumbJsonLd, productJsonLd } from '@/lib/site/structured-data/json-ld'
import { productSpecs } from '@/lib/storefront/words/product-specs'
import { breadcrumbsOf } from '@/lib/storefront/words/results-text'
import { ProductScreen } from './ProductScreen'

/** The product at a detail address, or null. An id of another type redirects to the page of its type. */
export async function productAt(type: ProductType, segment: string): Promise<Product | null> {
  const id = readProductId(segment)
  const product = id === undefined ? null : await cachedProduct(id)
  if (product && product.productType !== type)
    permanentRedirect(localePath(await pageLocale(), productPath(product)))
  return product
}

async function descriptionOf(product: Product, title: string): Promise<string> {
  const t = await getTranslations('product')
  const price = formatPrice(product.priceGrosze, await pageLocale())
  return t('metaDescription', { title, price })
}

export async function productMetadata(type: ProductType, segment: string) {
  const product = await productAt(type, segment)
  if (!product) return missingMetadata()
  const title = (await pageTitles())(product).text
  return pageMetadata({
    path: productPath(product),
    title,
    description: await descriptionOf(product, title),
    picture: product.url || undefined,
    hidden: product.inArchive,
  })
}

export async function ProductPage({ type, segment }: { type: ProductType; segment: string }) {
  const product = await productAt(type, segment)
  if (!product) return <MissingWithFinder type={type} />
  const t = await getTranslations('product')
  const locale = await pageLocale()
  const title = (await pageTitles())(product)
  const specs = await productSpecs(product)
  const breadcrumbs = await breadcrumbsOf(product)
  const path = productPath(product)
  const written = descriptionIn(product, locale)
  const described = written?.locale === locale ? written.text : await descriptionOf(product, title.text)
  return (
    <>
      <JsonLd
        documents={[
          productJsonLd({
            product,
            name: title.text,
            locale,
            path,
            description: described,
            delivery: await cachedDelivery(),
            specs: specs.map(({ label, value }) => ({ name: label, value })),
          }),
          breadcrumbJsonLd(locale, [...breadcrumbs, { name: title.text, path }]),
        ]}
      />
      <ProductScreen
        product={product}
        title={title}
        specs={specs}
        breadcrumbs={breadcrumbs}
        instead={
          <ShopButton path={breadcrumbs.at(-1)?.path ?? '/'} look="quiet">
            {t('seeSame', {
              size: breadcrumbs.at(-1)?.name ?? productMark(product, await getTranslations(), locale),
            })}
          </ShopButton>
        }
      />
    </>
  )
}
