import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { Notice } from '@/components/ui/Notice'
import { SizeMark } from '@/components/ui/SizeMark'
import { toolPath } from '@/lib/fitment/tools/address'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { languageTag } from '@/lib/platform/i18n/routing'
import { percentText } from '@/lib/platform/values/number-text'
import { pageLocale } from '@/lib/shop/texts/locale'
import { finderPaths, queryFor, type ResultsQuery, resultsPath } from '@/lib/storefront/results/address'
import { cachedAlternatives } from '@/lib/storefront/results/cached'
import { tireSizeOf } from '@/lib/storefront/results/car/fitting'
import { facetTexts, resultsWords } from '@/lib/storefront/words/results-text'

export async function NoResults({ query }: { query: ResultsQuery }) {
  const t = await getTranslations('results')
  const locale = await pageLocale()
  const { nameOf } = await facetTexts()
  const asked = tireSizeOf(query)
  const { relaxations, sizes } = await cachedAlternatives(query)
  const without = (filter: (typeof relaxations)[number]['filter']) => {
    if (filter === 'all') return t('relaxAll')
    return filter === 'prices' ? t('relaxPrices') : t('relaxOne', { name: nameOf(filter) })
  }
  const share = (difference: number) =>
    percentText(difference, languageTag[locale], { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
  return (
    <Notice
      title={t('none')}
      action={
        <div className="grid gap-5">
          {relaxations.length > 0 ? (
            <TitledButtons title={t('relax')}>
              {relaxations.map(({ filter, query: wider, total }) => (
                <li key={filter}>
                  <ShopButton path={resultsPath(wider)} look="quiet">
                    {without(filter)} ({total})
                  </ShopButton>
                </li>
              ))}
            </TitledButtons>
          ) : null}
          {sizes.length > 0 ? (
            <TitledButtons title={t('nearby')}>
              {sizes.map(({ difference, products, ...size }) => (
                <li key={tireSizeText(size)}>
                  <ShopButton
                    path={resultsPath(queryFor('Tire', size))}
                    look="quiet"
                    className="flex-wrap gap-y-0"
                  >
                    <SizeMark text={tireSizeText(size)} size="base" className="whitespace-nowrap" />
                    {/* on a narrow screen the words wrap below the size, never inside one of them */}
                    <span className="flex flex-wrap gap-x-2 font-normal whitespace-nowrap">
                      <span className="text-soft tabular-nums">{share(difference)}</span>
                      {String(size.diameter) === query.single.diameter ? null : (
                        <span>{t('otherRim', { inches: size.diameter })}</span>
                      )}
                      <span>{t('count', { count: products })}</span>
                    </span>
                  </ShopButton>
                </li>
              ))}
            </TitledButtons>
          ) : null}
          <div className="flex flex-wrap gap-3">
            <ShopButton path={finderPaths[query.type]}>{t(resultsWords[query.type].finder)}</ShopButton>
            {asked ? (
              <ShopButton path={toolPath('tire-size', { old: tireSizeText(asked) })} look="quiet">
                {t('toTool', { size: tireSizeText(asked) })}
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

function TitledButtons({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-2 font-medium">{title}</p>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </div>
  )
}
