import { getTranslations } from 'next-intl/server'
import { NewsCard } from '@/components/customers/news/NewsViews'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { cachedNewsList } from '@/lib/customers/news/cached'
import { newsPath } from '@/lib/customers/news/rules'
import { localePath } from '@/lib/platform/i18n/routing'
import { feedPath } from '@/lib/shop/seo/feed'
import { groupMetadata } from '@/lib/shop/seo/metadata'
import { pageLocale } from '@/lib/shop/texts/locale'
import { breadcrumbsFromHome } from '@/lib/site/structured-data/breadcrumbs'
import { JsonLd } from '@/lib/site/structured-data/JsonLd'
import { itemListJsonLd } from '@/lib/site/structured-data/json-ld'

export const ensureStatic = 'navigation'

export const generateMetadata = () => groupMetadata('news', '/allnews', { feed: true })

export default async function NewsListPage() {
  const t = await getTranslations()
  const locale = await pageLocale()
  const news = await cachedNewsList(locale)
  const [newest, ...others] = news
  return (
    <PageContainer>
      <JsonLd
        documents={[
          await breadcrumbsFromHome({ name: t('news.title'), path: '/allnews' }),
          itemListJsonLd(
            locale,
            news.map(({ id, title }) => ({ name: title, path: newsPath(id) })),
          ),
        ]}
      />
      <PageHead
        title={t('news.title')}
        lead={t('news.lead')}
        aside={
          <a href={feedPath(locale)} className="prose-link touch-link">
            {t('news.feed')}
          </a>
        }
      />
      {newest ? (
        <>
          <NewsCard item={newest} lead eager />
          <ul className="mt-4 grid gap-4 md:grid-cols-2 lg:mt-6 lg:grid-cols-3 lg:gap-6">
            {others.map((item) => (
              <li key={item.id}>
                <NewsCard item={item} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Notice
          title={t('news.empty')}
          action={<LinkButton href={localePath(locale, '/tires')}>{t('news.toTires')}</LinkButton>}
        >
          {t('news.emptyText')}
        </Notice>
      )}
    </PageContainer>
  )
}
