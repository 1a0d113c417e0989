import { getTranslations } from 'next-intl/server'
import { cachedNewsList } from '@/lib/customers/news/cached'
import { pageLocale } from '@/lib/shop/texts/locale'
import { NewsCard } from './NewsCard'

/** How many items are offered below one. */
const OFFERED = 3

/** The newest items besides the one that is being read. */
export async function OtherNews({ than }: { than: number }) {
  const t = await getTranslations('news')
  const others = (await cachedNewsList(await pageLocale())).filter(({ id }) => id !== than).slice(0, OFFERED)
  if (others.length === 0) return null
  return (
    <section className="mt-14 border-t border-hairline pt-8">
      <h2 className="mb-5 font-display text-lg font-bold">{t('more')}</h2>
      <ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
        {others.map((item) => (
          <li key={item.id}>
            <NewsCard item={item} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
