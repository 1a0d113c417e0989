import { getTranslations } from 'next-intl/server'
import { NotFoundResponse } from '@/components/layout/fallback/NotFoundResponse'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { Notice } from '@/components/ui/Notice'
import { cachedProduct } from '@/lib/catalog/product/queries'
import type { Product } from '@/lib/catalog/product/schema'
import { pageTitles } from '@/lib/catalog/titles/page-titles'
import { missingMetadata, pageMetadata } from '@/lib/shop/seo/metadata'
import { comparePath, readCompared } from '@/lib/storefront/compare/address'
import { finderPaths } from '@/lib/storefront/results/address'
import { CompareTable } from './CompareTable'

type Comparison = {
  products: Product[]
  /** Notes about ids of the address that are not compared. */
  leftOut: string[]
}

async function comparisonAt(segment: string): Promise<Comparison> {
  const t = await getTranslations('compare')
  const { ids, tooMany, unreadable } = readCompared(segment)
  const found = await Promise.all(ids.map(async (id) => ({ id, product: await cachedProduct(id) })))
  const all = found.flatMap(({ product }) => product ?? [])
  const products = all.filter(({ productType }) => productType === all[0]?.productType)
  const unknown = [...found.flatMap(({ id, product }) => (product ? [] : id)), ...unreadable]
  const ofOtherType = all.filter((product) => !products.includes(product)).map(({ id }) => id)
  const leftOut = [
    ['unknownIds', unknown],
    ['tooMany', tooMany],
    ['otherType', ofOtherType],
  ] as const
  return {
    products,
    leftOut: leftOut.flatMap(([key, ids]) => (ids.length > 0 ? t(key, { ids: ids.join(', ') }) : [])),
  }
}

export async function compareMetadata(segment: string) {
  const { products } = await comparisonAt(segment)
  if (products.length === 0) return missingMetadata()
  const t = await getTranslations('compare')
  const titleOf = await pageTitles()
  const titles = products.map((product) => titleOf(product).text).join(' · ')
  return pageMetadata({
    path: comparePath(products.map(({ id }) => id)),
    title: t('titleOf', { titles }),
    description: t('metaDescription', { titles }),
    hidden: true,
  })
}

export async function ComparePage({ segment }: { segment: string }) {
  const t = await getTranslations('compare')
  const r = await getTranslations('results')
  const { products, leftOut } = await comparisonAt(segment)
  const notices = (
    <div className="mb-6 grid gap-3 empty:hidden">
      {leftOut.map((text) => (
        <Notice key={text}>{text}</Notice>
      ))}
      {products.length === 1 ? <Notice>{t('oneMore')}</Notice> : null}
    </div>
  )
  if (products.length === 0)
    return (
      <NotFoundResponse>
        <PageContainer>
          <PageHead title={t('none')} lead={t('noneText')} />
          {notices}
          <div className="flex flex-wrap gap-3">
            <ShopButton path={finderPaths.Tire}>{r('allTires')}</ShopButton>
            <ShopButton path={finderPaths.Wheel}>{r('allWheels')}</ShopButton>
            <ShopButton path={finderPaths.Spacer}>{r('allSpacers')}</ShopButton>
          </div>
        </PageContainer>
      </NotFoundResponse>
    )
  return (
    <PageContainer>
      <div data-compare>
        <PageHead title={t('title')} lead={t('lead')} />
        {notices}
        <CompareTable products={products} />
      </div>
    </PageContainer>
  )
}
