import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { StockAlert } from '@/components/assortment/stock-alerts/StockAlert'
import { ProductPicture } from '@/components/catalog/card/ProductPicture'
import { PassportSection } from '@/components/catalog/product/PassportSection'
import { CheckKitLink } from '@/components/fitment/kit/CheckKitLink'
import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { PageContainer } from '@/components/layout/PageContainer'
import { preloadPicture } from '@/components/media/preload-picture'
import { CompareOnPage } from '@/components/storefront/compare/CompareOnPage'
import { RecentlyViewed } from '@/components/storefront/recent/RecentlyViewed'
import { AfterFirstPaint } from '@/components/ui/first-paint'
import { Heading } from '@/components/ui/Heading'
import { Notice } from '@/components/ui/Notice'
import { SizeMark } from '@/components/ui/SizeMark'
import { drawingAddress } from '@/lib/catalog/product/drawings/drawing-address'
import { hasPassport } from '@/lib/catalog/product/passport'
import { isForSale, isStudded, productPath } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'
import type { ShownTitle } from '@/lib/catalog/titles/product-title'
import { descriptionIn } from '@/lib/catalog/words/description'
import { productMark } from '@/lib/catalog/words/product-text'
import { kitFieldsOf } from '@/lib/fitment/kit-check/products'
import { typeset } from '@/lib/platform/i18n/typeset'
import { shop } from '@/lib/platform/shop-details'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'
import type { Spec } from '@/lib/storefront/words/product-specs'
import type { Step } from '@/lib/storefront/words/results-text'
import { BuyBox } from './BuyBox'
import { Gallery } from './gallery/Gallery'
import { gallerySizes } from './gallery/gallery-sizes'
import { InsteadLink, RelatedProducts } from './RelatedProducts'
import { EuLabelNote, SafetyNote } from './SafetyNote'
import { ServiceNotes } from './ServiceNotes'
import { CompareLink, SpecList } from './SpecList'

type Props = {
  product: Product
  title: ShownTitle
  specs: readonly Spec[]
  breadcrumbs: readonly Step[]
  instead: ReactNode
}

/** The main picture first, each picture once. */
const galleryUrls = ({ url, urls }: Product) => [...new Set([url, ...urls])].filter(Boolean)

export async function ProductScreen({ product, title, specs, breadcrumbs, instead }: Props) {
  const t = await getTranslations('product')
  const locale = await pageLocale()
  const description = descriptionIn(product, locale)
  const drawing = drawingAddress(product)
  const drawn = specs.filter(({ key }) => drawnSpecs.includes(key))
  const [firstPicture] = galleryUrls(product)
  if (firstPicture) preloadPicture(firstPicture, gallerySizes)
  return (
    <PageContainer className="pt-3 pb-16 md:pt-6">
      <Breadcrumbs steps={breadcrumbs} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-y-6 print:gap-y-3 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-x-12">
        <ClientMessages groups={['product.gallery']}>
          <Gallery title={title.text} urls={galleryUrls(product)} />
        </ClientMessages>
        {/* On a tablet the notes are below both columns, so that the columns end at about the same height. */}
        <div className="contents lg:row-span-2 lg:flex lg:flex-col lg:gap-5 lg:self-start lg:[@media(height>=56rem)]:sticky lg:[@media(height>=56rem)]:top-6">
          <div className="contents md:flex md:flex-col md:gap-5">
            {/* On a phone the name is above the pictures, in sight when the page opens. */}
            <h1 className="max-md:order-first">
              <SizeMark
                text={productMark(product, await getTranslations(), title.locale)}
                size="mark"
                className="block text-[clamp(1.625rem,8vw,3rem)] md:text-[2rem] lg:text-[2.5rem]"
              />
              <span lang={title.locale} className="mt-2 block text-lg font-medium">
                {typeset(title.text, title.locale)}
              </span>
            </h1>
            <ShopStars />
            {product.inArchive ? (
              <Notice title={t('archivedTitle')} action={instead}>
                {t('archivedText')}
              </Notice>
            ) : null}
            {isStudded(product) ? (
              <Notice title={<span className="text-rust">{t('studdedTitle')}</span>}>
                {t('studdedText')}
              </Notice>
            ) : null}
            <BuyBox product={product} title={title.text} />
            <ClientMessages groups={['compareBar']}>
              <CompareOnPage path={productPath(product)} name={title.text} />
            </ClientMessages>
            {product.inArchive || isForSale(product) ? null : (
              <>
                <ClientMessages groups={['stockAlert']}>
                  <StockAlert productId={product.id} />
                </ClientMessages>
                <InsteadLink product={product} />
              </>
            )}
          </div>
          <div className="grid gap-5 md:max-lg:col-span-2">
            {product.productType === 'Tire' ? <EuLabelNote tire={product} /> : null}
            <CheckKitLink parts={kitFieldsOf([product])} text={t('checkKit')} />
            <ServiceNotes product={product} />
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10 print:gap-4 md:col-span-2 lg:col-span-1">
          {description ? (
            <section>
              <Heading className="mb-2">{t('description')}</Heading>
              <div lang={description.locale} className="max-w-prose whitespace-pre-line">
                {typeset(description.text, description.locale)}
              </div>
              {description.locale === locale ? null : (
                <p className="mt-1 text-sm text-soft">{t('inPolish')}</p>
              )}
            </section>
          ) : null}
          <section>
            <Heading className="mb-3">{t('specification')}</Heading>
            <SpecList specs={specs} />
            <CompareLink product={product} />
          </section>
          <AfterFirstPaint>
            {hasPassport(product) ? <PassportSection tire={product} /> : null}
            {drawing ? (
              <figure>
                <figcaption className="mb-3 font-display text-lg font-bold">{t('drawing')}</figcaption>
                <div className="aspect-4/3 overflow-hidden rounded-lg border border-hairline print:w-1/3">
                  <ProductPicture
                    url={drawing}
                    alt={t('drawingOf', {
                      dimensions: drawn.map(({ label, value }) => `${label}: ${value}`).join(', '),
                    })}
                    sizes="(width >= 64rem) 46rem, 100vw"
                    className="size-full"
                  />
                </div>
              </figure>
            ) : null}
            <SafetyNote product={product} title={title} />
          </AfterFirstPaint>
        </div>
      </div>
      <AfterFirstPaint>
        <RelatedProducts product={product} />
      </AfterFirstPaint>
      <ClientMessages groups={['recent']}>
        <RecentlyViewed path={productPath(product)} name={title.text} />
      </ClientMessages>
    </PageContainer>
  )
}

const drawnSpecs: readonly Spec['key'][] = [
  'outerDiameter',
  'sidewall',
  'width',
  'rimDiameter',
  'rimWidth',
  'boltPattern',
  'centreBore',
  'offset',
  'backspacing',
  'thickness',
]

const STAR = 'M10 1l2.6 6.1 6.6.5-5 4.3 1.5 6.5L10 15l-5.7 3.4 1.5-6.5-5-4.3 6.6-.5z'

/** The shop's own seal; its label keeps the stars from being taken for customers' reviews. */
async function ShopStars() {
  const t = await getTranslations('product')
  const label = t('shopMark', { brand: shop.brand })
  return (
    <p className="flex items-center gap-3 text-sm text-soft print:hidden">
      <svg role="img" aria-label={label} viewBox="-50 -50 100 100" className="size-14 shrink-0 text-type">
        <circle r="47" fill="none" stroke="currentColor" strokeWidth="4" strokeDasharray="3 2.9" />
        <circle r="42" fill="none" stroke="currentColor" strokeWidth="2" />
        {[-60, -30, 0, 30, 60].map((turn) => (
          <path
            key={turn}
            d={STAR}
            fill="currentColor"
            transform={`rotate(${turn}) translate(0 -31) scale(.72) translate(-10 -10)`}
          />
        ))}
        <text
          y="13"
          textAnchor="middle"
          fill="currentColor"
          className="font-display font-extrabold"
          fontSize="15"
          textLength="56"
          lengthAdjust="spacingAndGlyphs"
        >
          {shop.brand.toUpperCase()}
        </text>
      </svg>
      <span>
        <span className="font-medium text-type">{label}</span>
        <br />
        {t('shopMarkNote')}
      </span>
    </p>
  )
}
