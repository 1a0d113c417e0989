import Link from 'next/link'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { PageContainer } from '@/components/layout/PageContainer'
import { NewsDate } from '@/components/news/NewsDate'
import { NewsPicture } from '@/components/news/NewsPicture'
import { NewsVideo } from '@/components/news/NewsVideo'
import { OtherNews } from '@/components/news/OtherNews'
import { pathId } from '@/lib/http/params'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { cachedNews } from '@/lib/news/cached'
import type { News } from '@/lib/news/queries'
import { excerpt, NEWS_LANGUAGE, newsPath } from '@/lib/news/rules'
import { JsonLd } from '@/lib/seo/JsonLd'
import { breadcrumbJsonLd, newsArticleJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ id: '0' }]

/** Characters of the description in a search result. */
const SUMMARY = 160

type Props = { params: Promise<{ id: string }> }

async function itemOf({ params }: Props): Promise<News> {
  const id = pathId.safeParse((await params).id)
  const item = id.success ? await cachedNews(id.data) : null
  if (!item) notFound()
  return item
}

export async function generateMetadata(props: Props) {
  const { id, title, description, url, createdDate } = await itemOf(props)
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
  const t = await getTranslations()
  const locale = await pageLocale()
  const path = newsPath(item.id)
  const language = locale === NEWS_LANGUAGE ? undefined : NEWS_LANGUAGE
  return (
    <PageContainer className="pt-6 md:pt-10">
      <JsonLd
        documents={[
          breadcrumbJsonLd(locale, [
            { name: t('seo.home'), path: '/' },
            { name: t('news.title'), path: '/allnews' },
            { name: item.title, path },
          ]),
          newsArticleJsonLd({
            ...item,
            locale,
            path,
            description: excerpt(item.description, SUMMARY),
            picture: item.url,
            language: NEWS_LANGUAGE,
          }),
        ]}
      />
      <article className="mx-auto max-w-4xl">
        <Link href={localePath(locale, '/allnews')} className="prose-link inline-block py-1.5">
          {t('news.all')}
        </Link>
        <h1
          lang={language}
          className="mt-4 font-display text-xl font-bold tracking-tight text-balance md:text-[2.25rem] md:leading-tight"
        >
          {item.title}
        </h1>
        <NewsDate iso={item.createdDate} className="mt-3 block" />
        <div className="mt-6 aspect-video overflow-hidden rounded-lg bg-rubber">
          <NewsPicture url={item.url} sizes="(width >= 64rem) 56rem, 100vw" eager className="size-full" />
        </div>
        <div lang={language} className="my-8 max-w-prose text-lg whitespace-pre-line">
          {item.description}
        </div>
        <NewsVideo item={item} />
      </article>
      <OtherNews than={item.id} />
    </PageContainer>
  )
}
