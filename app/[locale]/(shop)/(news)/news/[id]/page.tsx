import { getTranslations } from 'next-intl/server'
import { MissingNews, NewsMentions, NewsVideo, OtherNews } from '@/components/customers/news/ArticleParts'
import { NewsArticle } from '@/components/customers/news/NewsViews'
import { NotFoundResponse } from '@/components/layout/fallback/NotFoundResponse'
import { TextLink } from '@/components/layout/links/ShopLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { cachedNews } from '@/lib/customers/news/cached'
import type { ShownNews } from '@/lib/customers/news/queries'
import { excerpt, newsPath } from '@/lib/customers/news/rules'
import { pathId } from '@/lib/platform/http/request/params'
import { missingMetadata, pageMetadata } from '@/lib/shop/seo/metadata'
import { pageLocale } from '@/lib/shop/texts/locale'
import { breadcrumbsFromHome } from '@/lib/site/structured-data/breadcrumbs'
import { JsonLd } from '@/lib/site/structured-data/JsonLd'
import { newsArticleJsonLd } from '@/lib/site/structured-data/json-ld'

export const generateStaticParams = () => [{ id: '0' }]

/** Maximum length of the description in a search result, in characters. */
const SUMMARY = 160

type Props = { params: Promise<{ id: string }> }

async function itemOf({ params }: Props): Promise<ShownNews | null> {
  const id = pathId.safeParse((await params).id)
  return id.success ? await cachedNews(id.data, await pageLocale()) : null
}

export async function generateMetadata(props: Props) {
  const item = await itemOf(props)
  if (!item) return missingMetadata()
  const { id, title, description, url, createdDate } = item
  return pageMetadata({
    path: newsPath(id),
    title,
    description: excerpt(description, SUMMARY),
    picture: url,
    published: createdDate,
    feed: true,
  })
}

export default async function NewsPage(props: Props) {
  const item = await itemOf(props)
  if (!item)
    return (
      <NotFoundResponse>
        <MissingNews />
      </NotFoundResponse>
    )
  const t = await getTranslations()
  const locale = await pageLocale()
  const path = newsPath(item.id)
  return (
    <PageContainer className="pt-6 md:pt-10">
      <JsonLd
        documents={[
          await breadcrumbsFromHome({ name: t('news.title'), path: '/allnews' }, { name: item.title, path }),
          newsArticleJsonLd({
            ...item,
            locale,
            path,
            description: excerpt(item.description, SUMMARY),
            picture: item.url,
          }),
        ]}
      />
      <article className="mx-auto max-w-4xl">
        <TextLink path="/allnews">{t('news.all')}</TextLink>
        <NewsArticle item={item} className="mt-4">
          <NewsVideo item={item} />
        </NewsArticle>
        <NewsMentions item={item} />
      </article>
      <OtherNews than={item.id} />
    </PageContainer>
  )
}
