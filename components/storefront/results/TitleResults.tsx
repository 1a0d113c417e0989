import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ProductGrid } from '@/components/catalog/card/ProductGrid'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { MissingWithFinder } from '@/components/storefront/finder/car/MissingWithFinder'
import { Heading } from '@/components/ui/Heading'
import { Notice } from '@/components/ui/Notice'
import { type ProductType, productTypes } from '@/lib/catalog/product/schema'
import type { ProductSort } from '@/lib/catalog/product/sorts'
import { cachedNewsAbout } from '@/lib/customers/news/cached'
import { newsPath } from '@/lib/customers/news/rules'
import { localePath } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { missingMetadata, pageMetadata } from '@/lib/shop/seo/metadata'
import { pageLocale } from '@/lib/shop/texts/locale'
import { finderPaths, queryFor, resultsPath } from '@/lib/storefront/results/address'
import { cachedReading, cachedTitles, type FoundTitles } from '@/lib/storefront/search/queries'
import { cachedAnswer, pathOfWhole } from '@/lib/storefront/search/reading/answer'
import { asksForGoods, queryOfParts } from '@/lib/storefront/search/reading/query-of-parts'
import { isAnswerable } from '@/lib/storefront/search/reading/read'
import { pathFor, titlePath, titleQuestion } from '@/lib/storefront/search-address'
import { pagesAskedFor } from '@/lib/storefront/words/page-questions'
import { queryMark, resultsWords } from '@/lib/storefront/words/results-text'
import {
  asksAboutRetreads,
  retreadQuestionPath,
  retreadQuestions,
} from '@/lib/storefront/words/retread-questions'
import { AnsweredLists, FoundVehicles, QuestionNotes } from './AnsweredLists'
import { MissedSearch } from './MissedSearch'
import { Pagination, SortMenu } from './SortMenu'

const PAGE_SIZE = 24

/** Replaces the found titles if the meaning of the question is answered instead. */
const noTitles = { products: [], total: 0, more: [], meant: null, dropped: [] } satisfies Partial<FoundTitles>

/** The question with its reading and answer. A fully understood question redirects to its list or car. */
async function questionAt(segments: readonly string[]) {
  const question = titleQuestion(segments)
  if (!question.title) return null
  const { title, isTitleMeant } = question
  const reading = await cachedReading(title)
  const answer = asksForGoods(reading) ? await cachedAnswer(reading) : null
  const path = pathOfWhole(reading, answer?.lists ?? [])
  if (path && !isTitleMeant) redirect(localePath(await pageLocale(), pathFor(path, title)))
  return { ...question, reading, answer, hasOtherMeaning: path !== undefined }
}

export async function titleMetadata(segments: readonly string[]) {
  const question = await questionAt(segments)
  if (!question) return missingMetadata()
  const { title, page, sort, hasOtherMeaning } = question
  const t = await getTranslations('search')
  // page 1 is in the address only if the address without a page redirects to a size or a car
  const isPageNamed = page > 1 || (hasOtherMeaning && !sort)
  return pageMetadata({
    path: titlePath(title, { page: isPageNamed ? page : undefined, sort }),
    title: t('metaTitle', { title }),
    description: t('metaDescription', { title }),
    hidden: true,
  })
}

export async function TitleResults({ segments }: { segments: readonly string[] }) {
  const question = await questionAt(segments)
  if (!question) return <MissingWithFinder type="Tire" />
  const { title, page, sort, reading, hasOtherMeaning } = question
  const words = await getTranslations()
  const t = await getTranslations('search')
  const r = await getTranslations('results')
  const found = await cachedTitles(title, { page, pageSize: PAGE_SIZE, sort })
  const isFound = found.total > 0 && found.dropped.length === 0
  // titles with all words come first, then the answer to the question's meaning
  const answer = isFound && !found.meant ? null : question.answer
  const isAnswered = answer !== null && (answer.nearest !== undefined || answer.products.length > 0)
  const { products, total, more, meant, dropped } = isAnswered ? noTitles : found
  const pathOf = (to: number, by: ProductSort | undefined) => {
    // the address of a size without a page or an order would redirect away from the titles
    const isNamed = to > 1 || (hasOtherMeaning && !by)
    return titlePath(title, { page: isNamed ? to : undefined, sort: by })
  }
  const cars = reading.cars
  const hasCars = cars !== undefined && cars.length > 0
  // a page of the shop is the answer if nothing else is found
  const pages = pagesAskedFor(title)
  const isPageMeant = pages.length > 0 && !isAnswered && total === 0
  const isMissed =
    !question.isTitleMeant &&
    !isPageMeant &&
    (reading.notSold.length > 0 ||
      cars?.length === 0 ||
      (!isFound && reading.rest.length > 0) ||
      answer?.lists.every((list) => list.total === 0))
  const size = isFound && reading.type ? queryOfParts(reading.type, reading.parts) : null
  const mark = size ? queryMark(size) : ''
  return (
    <PageContainer>
      <PageHead
        title={
          isFound && !isAnswered
            ? t(more.length > 0 ? 'foundMore' : 'found', { title, count: total })
            : isPageMeant || (answer?.products.length && !answer.nearest && isAnswerable(reading))
              ? t(hasCars ? 'foundCars' : 'answered', { title })
              : t('nothing', { title })
        }
        lead={
          isFound && !isAnswered && meant
            ? t.rich('meant', { meant: () => <strong className="text-type">{meant}</strong> })
            : null
        }
      />
      {size && mark ? (
        <p className="mb-6">
          <ShopButton path={resultsPath(size)} look="signal">
            {r.rich(resultsWords[size.type].title, { size: () => mark })} →
          </ShopButton>
        </p>
      ) : null}
      {pages.length > 0 ? (
        <p className="mb-6 flex flex-wrap gap-3">
          {pages.map(({ path, name }) => (
            <ShopButton key={path} path={path} look="signal">
              {words(name)}
            </ShopButton>
          ))}
        </p>
      ) : null}
      {isAnswered || (!isFound && !isPageMeant) ? <QuestionNotes title={title} reading={reading} /> : null}
      {isMissed ? <MissedSearch question={title} /> : null}
      {cars ? <FoundVehicles vehicles={cars} lists={answer?.lists ?? []} /> : null}
      {isAnswered && answer ? <AnsweredLists title={title} answer={answer} /> : null}
      {isAnswered ? null : <TypeLinks title={title} found={found} />}
      {products.length > 0 ? (
        <section aria-labelledby="found">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
            <h2 id="found" className={isFound ? 'sr-only' : 'text-lg font-semibold'}>
              {isFound
                ? r('list')
                : t(more.length > 0 ? 'withoutMore' : 'without', { words: dropped.join(' '), count: total })}
            </h2>
            {total > 1 ? (
              <div className="ml-auto">
                <SortMenu current={sort} pathOf={(by) => pathOf(1, by)} byItself={t('sortBest')} />
              </div>
            ) : null}
          </div>
          <ProductGrid products={products} />
        </section>
      ) : isAnswered || isPageMeant || (hasCars && total === 0) ? null : (
        <Notice
          title={total > 0 ? r('pastEnd', { pages: Math.ceil(total / PAGE_SIZE) }) : t('none')}
          action={
            total > 0 ? (
              <ShopButton path={pathOf(1, sort)}>{t('firstPage')}</ShopButton>
            ) : (
              productTypes.map((type) => (
                <ShopButton key={type} path={finderPaths[type]} look="quiet">
                  {r(resultsWords[type].finder)}
                </ShopButton>
              ))
            )
          }
        >
          {total > 0 ? null : t('hint')}
        </Notice>
      )}
      <Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} pathOf={(to) => pathOf(to, sort)} />
      <NewsLinks title={title} />
    </PageContainer>
  )
}

async function TypeLinks({ title, found }: { title: string; found: FoundTitles }) {
  const { total, totals, more, words } = found
  if (words === null || total < 2) return null
  const t = await getTranslations('search')
  const r = await getTranslations('results')
  const countOf = (type: ProductType, count: number) => {
    const products = r(resultsWords[type].count, { count })
    return more.includes(type) ? t('moreThan', { products }) : products
  }
  return (
    <nav aria-label={t('filters')} className="mb-6 flex flex-wrap items-center gap-2">
      <span className="mr-1 font-semibold">{t('filters')}:</span>
      {productTypes.map((type) =>
        totals[type] ? (
          <ShopButton
            key={type}
            path={pathFor(resultsPath(queryFor(type, { title: words })), title)}
            look="quiet"
          >
            {countOf(type, totals[type])}
          </ShopButton>
        ) : null,
      )}
    </nav>
  )
}

/** Links to answers about retreads and to news about the question; news name cars more often than titles do. */
async function NewsLinks({ title }: { title: string }) {
  const t = await getTranslations('search')
  const locale = await pageLocale()
  const tRetreads = await getTranslations('retreads')
  const news = await cachedNewsAbout(title, locale)
  const answers = asksAboutRetreads(title) ? retreadQuestions : []
  const links = [
    ...answers.map((question) => ({
      path: retreadQuestionPath(question),
      text: tRetreads(`${question}.title`),
      lang: undefined,
    })),
    ...news.map(({ id, title, language }) => ({
      path: newsPath(id),
      text: typeset(title, language),
      lang: language,
    })),
  ]
  if (links.length === 0) return null
  return (
    <section aria-labelledby="found-news" className="mt-10">
      <Heading id="found-news" look="subsection">
        {t('news')}
      </Heading>
      <ul className="mt-2">
        {links.map(({ path, text, lang }) => (
          <li key={path}>
            <a
              href={localePath(locale, path)}
              lang={lang}
              className="prose-link inline-flex min-h-touch items-center"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
