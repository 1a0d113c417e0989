import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageContainer } from '@/components/layout/PageContainer'
import { Notice } from '@/components/ui/Notice'
import { SizeMark } from '@/components/ui/SizeMark'
import type { Product } from '@/lib/catalog/schema'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { defaultLocale } from '@/lib/i18n/routing'
import { BuyBox } from './BuyBox'
import { Gallery } from './Gallery'
import { productMark } from './product-text'
import { SafetyNote } from './SafetyNote'
import { ServiceNotes } from './ServiceNotes'
import { ShopStars } from './ShopStars'
import { type Spec, SpecList } from './SpecList'

type Props = {
  product: Product
  specs: readonly Spec[]
  /** What the maker says of it. */
  description?: ReactNode
  /** What must be known of this kind of product: that a tire is a retread. */
  notes?: ReactNode
  /** Where to look instead of an archived product. */
  instead?: ReactNode
}

/** The main picture first, each picture once. */
const pictures = ({ url, urls }: Product) => [...new Set([url, ...urls])].filter(Boolean)

/** A product's page: the same for tires, wheels and spacers. */
export async function ProductScreen({ product, specs, description, notes, instead }: Props) {
  const t = await getTranslations('product')
  return (
    <PageContainer className="pt-4 pb-16 md:pt-10">
      <div className="grid gap-y-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-x-12">
        <ClientMessages groups={['product']}>
          <Gallery title={product.title} urls={pictures(product)} />
        </ClientMessages>
        <div className="flex flex-col gap-5 md:row-span-2">
          <h1>
            <SizeMark
              text={productMark(product)}
              size="mark"
              className="block text-[clamp(1.75rem,8.6vw,3rem)] md:text-[2.125rem] lg:text-[2.75rem] whitespace-nowrap"
            />
            <span className="mt-2 block text-lg font-medium">{product.title}</span>
          </h1>
          <ShopStars />
          {product.inArchive ? (
            <Notice title={t('archivedTitle')} action={instead}>
              {t('archivedText')}
            </Notice>
          ) : null}
          <BuyBox product={product} />
          {notes}
          <ServiceNotes />
        </div>
        <div className="grid content-start gap-10">
          {description ? (
            <section>
              <h2 className="mb-2 font-display text-lg font-bold">{t('description')}</h2>
              {/* products are described in the shop's own language */}
              <div lang={defaultLocale} className="max-w-prose whitespace-pre-line">
                {description}
              </div>
            </section>
          ) : null}
          <section>
            <h2 className="mb-3 font-display text-lg font-bold">{t('specification')}</h2>
            <SpecList specs={specs} />
          </section>
          <SafetyNote product={product} />
        </div>
      </div>
    </PageContainer>
  )
}
