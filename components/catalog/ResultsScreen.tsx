import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageContainer } from '@/components/layout/PageContainer'
import { Notice } from '@/components/ui/Notice'
import type { Product, ProductSort } from '@/lib/catalog/schema'
import { Pagination } from './Pagination'
import { ProductGrid } from './ProductGrid'
import { SortMenu } from './SortMenu'

type Props = {
  title: ReactNode
  /** The filter area. */
  filter: ReactNode
  count: string
  products: readonly Product[]
  /** What the shopper can do when nothing was found. */
  whenEmpty: { hint: ReactNode; action: ReactNode }
  page: number
  pages: number
  sort: ProductSort | undefined
  href: (to: { sort?: ProductSort | undefined; page?: number }) => string
}

/** A results page: title, filter area, count and cards. The same for tires, wheels and spacers. */
export async function ResultsScreen(props: Props) {
  const { title, filter, count, products, whenEmpty, page, pages, sort, href } = props
  const t = await getTranslations('results')
  return (
    <>
      <div className="on-dark bg-ink pt-5 pb-6 md:pt-8 md:pb-9">
        <PageContainer>
          <h1 className="mb-4 font-display text-xl font-bold tracking-tight md:mb-6">{title}</h1>
          {filter}
        </PageContainer>
      </div>
      <PageContainer className="pt-6">
        {products.length === 0 ? (
          <Notice title={t('none')} action={whenEmpty.action}>
            {whenEmpty.hint}
          </Notice>
        ) : (
          <>
            <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
              <h2 className="font-semibold">{count}</h2>
              <SortMenu current={sort} href={(to) => href({ sort: to })} />
            </div>
            <ProductGrid products={products} />
          </>
        )}
        <Pagination page={page} pages={pages} href={(to) => href({ sort, page: to })} />
      </PageContainer>
    </>
  )
}
