import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ShopButton } from '@/components/layout/ShopLink'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { SizeMark } from '@/components/ui/SizeMark'
import { toolPath } from '@/lib/fitment/tools/address'
import { tireSize } from '@/lib/measures/tire-sizes'
import { languageTag, localePath } from '@/lib/platform/i18n/routing'
import { percentText } from '@/lib/platform/values/number-text'
import { pageLocale } from '@/lib/shop/texts/locale'
import { finderPaths, queryFor, type ResultsQuery, resultsPath } from '@/lib/storefront/results/address'
import { cachedAlternatives } from '@/lib/storefront/results/cached'
import { tireSizeOf } from '@/lib/storefront/results/car/fitting'
import { facetTexts } from '@/lib/storefront/words/facet-text'
import { resultsWords } from '@/lib/storefront/words/results-text'

export async function NoResults({ query }: { query: ResultsQuery }) {
  const t = await getTranslations('results')
  const locale = await pageLocale()
  const { nameOf } = await facetTexts()
  const size = tireSizeOf(query)
  const { relaxations, sizes } = await cachedAlternatives(query)
  const without = (filter: (typeof relaxations)[number]['filter']) => {
    if (filter === 'all') return t('relaxAll')
    return filter === 'prices' ? t('relaxPrices') : t('relaxOne', { name: nameOf(filter) })
  }
  const href = (to: ResultsQuery) => localePath(locale, resultsPath(to))
  const share = (difference: number) =>
    percentText(difference, languageTag[locale], { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  return (
    <Notice
      title={t('none')}
      action={
        <div className="grid gap-5">
          {relaxations.length > 0 ? (
            <LinkList title={t('relax')}>
              {relaxations.map(({ filter, query: wider, total }) => (
                <li key={filter}>
                  <LinkButton href={href(wider)} look="quiet">
                    {without(filter)} ({total})
                  </LinkButton>
                </li>
              ))}
            </LinkList>
          ) : null}
          {sizes.length > 0 ? (
            <LinkList title={t('nearby')}>
              {sizes.map(({ width, profile, diameter, ...size }) => (
                <li key={tireSize({ width, profile, diameter })}>
                  <LinkButton
                    href={href(queryFor('Tire', { width, profile, diameter }))}
                    look="quiet"
                    className="flex-wrap gap-y-0"
                  >
                    <SizeMark
                      text={tireSize({ width, profile, diameter })}
                      size="base"
                      className="whitespace-nowrap"
                    />
                    {/* on a narrow screen the words wrap below the size, never inside one of them */}
                    <span className="flex flex-wrap gap-x-2 font-normal whitespace-nowrap">
                      <span className="text-soft tabular-nums">{share(size.difference)}</span>
                      {String(diameter) === query.single.diameter ? null : (
                        <span>{t('otherRim', { inches: diameter })}</span>
                      )}
                      <span>{t('count', { count: size.products })}</span>
                    </span>
                  </LinkButton>
                </li>
              ))}
            </LinkList>
          ) : null}
          <div className="flex flex-wrap gap-3">
            <ShopButton path={finderPaths[query.type]}>{t(resultsWords[query.type].finder)}</ShopButton>
            {size ? (
              <ShopButton path={toolPath('tire-size', { old: tireSize(size) })} look="quiet">
                {t('toTool', { size: tireSize(size) })}
              </ShopButton>
            ) : null}
          </div>
        </div>
      }
    >
      {relaxations.length > 0 ? t('noneHint') : t('noneHintSize')}
    </Notice>
  )
}

function LinkList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-2 font-medium">{title}</p>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </div>
  )
}
