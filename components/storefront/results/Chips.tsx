import { getTranslations } from 'next-intl/server'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'
import { chips, type ResultsQuery, resultsPath, withoutFilters } from '@/lib/storefront/results/address'
import { facetTexts } from '@/lib/storefront/words/results-text'

/** What is chosen, each as a link to the results without it. */
export async function Chips({ query }: { query: ResultsQuery }) {
  const chosenChips = chips(query)
  if (chosenChips.length === 0) return null
  const t = await getTranslations('facets')
  const locale = await pageLocale()
  const { nameOf, pluralOf } = await facetTexts()
  const href = (to: ResultsQuery) => localePath(locale, resultsPath(to))
  return (
    <ul aria-label={t('chosen')} className="mb-4 flex flex-wrap items-center gap-2">
      {chosenChips.map(({ name, value, without }) => (
        <li key={`${name} ${value}`}>
          <a
            href={href(without)}
            rel="nofollow"
            data-turn={`chip ${name} ${value}`}
            aria-label={t('remove', { name: nameOf(name), value: pluralOf(name, value) })}
            className="flex min-h-touch md:min-h-9 items-center gap-2 rounded-full bg-type px-3.5 text-sm font-medium text-ground hover:bg-soft"
          >
            {pluralOf(name, value)}
            <span aria-hidden="true" className="text-base leading-none">
              ×
            </span>
          </a>
        </li>
      ))}
      <li>
        <a
          href={href(withoutFilters(query))}
          rel="nofollow"
          data-turn="clear"
          className="prose-link flex min-h-touch md:min-h-9 items-center px-1 text-sm font-semibold"
        >
          {t('clear')}
        </a>
      </li>
    </ul>
  )
}
