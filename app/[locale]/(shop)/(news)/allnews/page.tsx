import { NewsCard } from '@/components/customers/news/NewsViews'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { standingPage } from '@/components/site/pages/shop-page'
import { Notice } from '@/components/ui/Notice'
import { cachedNewsList } from '@/lib/customers/news/cached'
import { newsPath } from '@/lib/customers/news/rules'
import { feedPath } from '@/lib/shop/seo/files'
import { groupMetadata } from '@/lib/shop/seo/metadata'
import { itemListJsonLd } from '@/lib/site/structured-data/json-ld'

export const generateMetadata = () => groupMetadata('news', '/allnews', { feed: true })

export default standingPage(
  {
    words: 'news',
    path: '/allnews',
    documents: async ({ locale }) => [
      itemListJsonLd(
        locale,
        (await cachedNewsList(locale)).map(({ id, title }) => ({ name: title, path: newsPath(id) })),
      ),
    ],
    head: ({ t, locale }) => ({
      aside: (
        <a href={feedPath(locale)} className="prose-link touch-link">
          {t('feed')}
        </a>
      ),
    }),
  },
  async ({ t, locale }) => {
    const [newest, ...others] = await cachedNewsList(locale)
    return newest ? (
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
      <Notice title={t('empty')} action={<ShopButton path="/tires">{t('toTires')}</ShopButton>}>
        {t('emptyText')}
      </Notice>
    )
  },
)
