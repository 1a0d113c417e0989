import { getTranslations } from 'next-intl/server'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { SizeMark } from '@/components/ui/SizeMark'
import {
  cleared,
  type FilterName,
  filtersOf,
  finderPaths,
  type ResultsQuery,
  resultsPath,
  without,
} from '@/lib/catalog/address'
import { cachedResults } from '@/lib/catalog/results'
import { tireQueryString, tireSize } from '@/lib/catalog/rules'
import { cachedTireSizes } from '@/lib/catalog/sizes'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { facetTexts } from './facet-text'
import { nearbySizes } from './nearby-sizes'
import { askedSize, resultsWords } from './results-text'

/** The ways on from a search without hits: which filter to give up, sizes close to the one asked for, the finder. */
export async function NoResults({ query }: { query: ResultsQuery }) {
  const t = await getTranslations('results')
  const locale = await pageLocale()
  const { nameOf } = await facetTexts()
  const asked = askedSize(query)
  const nearby = asked ? nearbySizes(asked, await cachedTireSizes()) : []
  const filters = await worthGivingUp(query)
  return (
    <Notice
      title={t('none')}
      action={
        <div className="grid gap-5">
          {filters.length > 0 ? (
            <div>
              <p className="mb-2 font-medium">{t('relax')}</p>
              <ul className="flex flex-wrap gap-2">
                {filters.map(({ name, relaxed, total }) => (
                  <li key={name}>
                    <LinkButton href={localePath(locale, resultsPath(relaxed))} look="quiet" prefetch={false}>
                      {name === 'all' ? t('relaxAll') : t('relaxOne', { name: nameOf(name) })} ({total})
                    </LinkButton>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          {nearby.length > 0 ? (
            <div>
              <p className="mb-2 font-medium">{t('nearby')}</p>
              <ul className="flex flex-wrap gap-2">
                {nearby.map((size) => (
                  <li key={tireSize(size)}>
                    <LinkButton
                      href={localePath(
                        locale,
                        `/tires/filter/${tireQueryString({
                          width: String(size.width),
                          profile: String(size.profile),
                          diameter: String(size.diameter),
                        })}`,
                      )}
                      look="quiet"
                    >
                      <SizeMark text={tireSize(size)} size="base" />
                    </LinkButton>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          <LinkButton href={localePath(locale, finderPaths[query.type])} className="justify-self-start">
            {t(resultsWords[query.type].finder)}
          </LinkButton>
        </div>
      }
    >
      {filters.length > 0 ? t('noneHint') : t('noneHintSize')}
    </Notice>
  )
}

/** What can be given up so that there is a result, and how long it is: one filter, or if none will do, all of them. */
async function worthGivingUp(query: ResultsQuery) {
  const offer = async (name: FilterName['name'] | 'all', relaxed: ResultsQuery) => ({
    name,
    relaxed,
    total: (await cachedResults(relaxed)).total,
  })
  const filters = filtersOf(query)
  const single = await Promise.all(filters.map((filter) => offer(filter.name, without(query, filter))))
  const useful = single.filter(({ total }) => total > 0)
  if (useful.length > 0 || filters.length < 2) return useful
  return [await offer('all', cleared(query))].filter(({ total }) => total > 0)
}
