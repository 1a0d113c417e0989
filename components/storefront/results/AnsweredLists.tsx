import { getTranslations } from 'next-intl/server'
import { ProductGrid } from '@/components/catalog/card/ProductGrid'
import { LinkButton } from '@/components/ui/LinkButton'
import { SizeMark } from '@/components/ui/SizeMark'
import { tireSize } from '@/lib/measures/tire-sizes'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'
import { queryFor, resultsPath } from '@/lib/storefront/results/address'
import { pathFor } from '@/lib/storefront/search/address'
import { type Answer, type AnsweredList, answerPath } from '@/lib/storefront/search/reading/answer'
import { listName, resultsWords } from '@/lib/storefront/words/results-text'

/** The lists that answer a question with their counts, and the first products of the first, or of the nearest one. */
export async function AnsweredLists({ title, answer }: { title: string; answer: Answer }) {
  const t = await getTranslations('search')
  const r = await getTranslations('results')
  const locale = await pageLocale()
  const { lists, nearest, sizes, products } = answer
  const found = lists.filter(({ total }) => total > 0)
  const shown = found[0] ?? nearest
  if (!shown) return null
  const href = (list: AnsweredList) => localePath(locale, pathFor(answerPath(list), title))
  return (
    <section aria-labelledby="answered" className="mb-8">
      {found.length > 1 && !found[0]?.vehicle ? (
        <nav aria-label={t('lists')} className="mb-6 flex flex-wrap gap-2">
          {found.map((list) => (
            <LinkButton key={list.query.type} href={href(list)} look="quiet">
              {r(resultsWords[list.query.type].count, { count: list.total })}
            </LinkButton>
          ))}
        </nav>
      ) : null}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="answered" className="text-lg font-semibold">
          {nearest
            ? t('nearest', { words: nearest.without.join(' ') })
            : await listName(shown.query, shown.vehicle ?? null)}
        </h2>
        <LinkButton href={href(shown)} look="signal">
          {t('all', { count: shown.total })} →
        </LinkButton>
      </div>
      {sizes.length > 0 ? (
        <p className="mb-4 flex flex-wrap items-center gap-2">
          {t('nearSizes')}
          {sizes.map(({ width, profile, diameter }) => (
            <LinkButton
              key={tireSize({ width, profile, diameter })}
              href={localePath(locale, resultsPath(queryFor('Tire', { width, profile, diameter })))}
              look="quiet"
            >
              <SizeMark text={tireSize({ width, profile, diameter })} size="base" />
            </LinkButton>
          ))}
        </p>
      ) : null}
      <ProductGrid products={products} vehicle={shown.vehicle ?? null} />
    </section>
  )
}
