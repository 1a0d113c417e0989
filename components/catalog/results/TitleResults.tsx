import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ProductGrid } from '@/components/catalog/card/ProductGrid'
import { MissingWithFinder } from '@/components/catalog/finder/MissingWithFinder'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { productTypes } from '@/lib/catalog/product/schema'
import { finderPaths } from '@/lib/catalog/results/address'
import { titlePath, titleQuestion } from '@/lib/catalog/search/address'
import { cachedTitles } from '@/lib/catalog/search/cached'
import { understand } from '@/lib/catalog/search/query-parser'
import { queryMark, resultsWords } from '@/lib/catalog/words/results-text'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { missingMetadata, pageMetadata } from '@/lib/seo/metadata'
import { Pagination } from './Pagination'

const PAGE_SIZE = 24

/** What is asked for, null when nothing is; a question that is understood as a whole leaves for what it means. */
async function questionAt(segments: readonly string[]) {
  const question = titleQuestion(segments)
  if (!question.title) return null
  const understood = understand(question.title)
  if (understood?.whole) redirect(localePath(await pageLocale(), understood.path))
  return { ...question, understood }
}

/** The head of the results of a title search; search engines have no use for it. */
export async function titleMetadata(segments: readonly string[]) {
  const question = await questionAt(segments)
  if (!question) return missingMetadata()
  const { title, page } = question
  const t = await getTranslations('search')
  return pageMetadata({
    path: titlePath(title, page),
    title: t('metaTitle', { title }),
    description: t('metaDescription', { title }),
    hidden: true,
  })
}

/** The results of a title search, over all three types. */
export async function TitleResults({ segments }: { segments: readonly string[] }) {
  const question = await questionAt(segments)
  if (!question) return <MissingWithFinder type="Tire" />
  const { title, page, understood } = question
  const t = await getTranslations('search')
  const r = await getTranslations('results')
  const locale = await pageLocale()
  const { products, total, meant } = await cachedTitles(title, { page, pageSize: PAGE_SIZE })
  const href = (to: number) => localePath(locale, titlePath(title, to))
  const size = understood ? queryMark(understood.query) : ''
  return (
    <PageContainer>
      <PageHead
        title={total > 0 ? t('found', { title, count: total }) : t('nothing', { title })}
        lead={meant ? t.rich('meant', { meant: () => <strong className="text-type">{meant}</strong> }) : null}
      />
      {understood && size ? (
        <p className="mb-6">
          <LinkButton href={localePath(locale, understood.path)} look="signal">
            {r(resultsWords[understood.query.type].all)} {size} →
          </LinkButton>
        </p>
      ) : null}
      {products.length > 0 ? (
        <section aria-labelledby="found">
          <h2 id="found" className="sr-only">
            {r('list')}
          </h2>
          <ProductGrid products={products} />
        </section>
      ) : (
        <Notice
          title={total > 0 ? r('pastEnd', { pages: Math.ceil(total / PAGE_SIZE) }) : r('none')}
          action={
            total > 0 ? (
              <LinkButton href={href(1)}>{t('firstPage')}</LinkButton>
            ) : (
              productTypes.map((type) => (
                <LinkButton key={type} href={localePath(locale, finderPaths[type])} look="quiet">
                  {r(resultsWords[type].finder)}
                </LinkButton>
              ))
            )
          }
        >
          {total > 0 ? null : t('hint')}
        </Notice>
      )}
      <Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} href={href} />
    </PageContainer>
  )
}
