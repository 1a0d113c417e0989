import { getTranslations } from 'next-intl/server'
import { ProductGrid } from '@/components/catalog/card/ProductGrid'
import { ShopButton, ShopLink } from '@/components/layout/links/ShopLink'
import { Heading } from '@/components/ui/Heading'
import { Notice } from '@/components/ui/Notice'
import { SizeMark } from '@/components/ui/SizeMark'
import type { NotSold } from '@/lib/catalog/words/trade/table'
import { type Vehicle, vehicleName, vehiclePath } from '@/lib/fitment/vehicles/vehicle'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { queryFor, resultsPath } from '@/lib/storefront/results/address'
import { type Answer, type AnsweredList, answerPath } from '@/lib/storefront/search/reading/answer'
import type { QuestionReading } from '@/lib/storefront/search/reading/parts'
import { pathFor, titlePath } from '@/lib/storefront/search-address'
import { listName, resultsWords } from '@/lib/storefront/words/results-text'

export async function AnsweredLists({ title, answer }: { title: string; answer: Answer }) {
  const t = await getTranslations('search')
  const r = await getTranslations('results')
  const { lists, nearest, sizes, products } = answer
  const found = lists.filter(({ total }) => total > 0)
  const shown = found[0] ?? nearest
  if (!shown) return null
  const pathOf = (list: AnsweredList) => pathFor(answerPath(list), title)
  return (
    <section aria-labelledby="answered" className="mb-8">
      {found.length > 1 && !found[0]?.vehicle ? (
        <nav aria-label={t('lists')} className="mb-6 flex flex-wrap gap-2">
          {found.map((list) => (
            <ShopButton key={list.query.type} path={pathOf(list)} look="quiet">
              {r(resultsWords[list.query.type].count, { count: list.total })}
            </ShopButton>
          ))}
        </nav>
      ) : null}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Heading id="answered" look="subsection">
          {nearest
            ? t('nearest', { words: nearest.without.join(' ') })
            : await listName(shown.query, shown.vehicle ?? null)}
        </Heading>
        <ShopButton path={pathOf(shown)} look="signal">
          {t('all', { count: shown.total })} →
        </ShopButton>
      </div>
      {sizes.length > 0 ? (
        <p className="mb-4 flex flex-wrap items-center gap-2">
          {t('nearSizes')}
          {sizes.map(({ width, profile, diameter }) => (
            <ShopButton
              key={tireSizeText({ width, profile, diameter })}
              path={resultsPath(queryFor('Tire', { width, profile, diameter }))}
              look="quiet"
            >
              <SizeMark text={tireSizeText({ width, profile, diameter })} size="base" />
            </ShopButton>
          ))}
        </p>
      ) : null}
      <ProductGrid products={products} vehicle={shown.vehicle ?? null} />
    </section>
  )
}

const MOST = 6

type Props = { vehicles: readonly Vehicle[]; lists: readonly AnsweredList[] }

export async function FoundVehicles({ vehicles, lists }: Props) {
  const t = await getTranslations('search')
  const r = await getTranslations('results')
  const all = <ShopButton path="/car">{t('allVehicles')}</ShopButton>
  if (vehicles.length === 0)
    return (
      <div className="mb-8">
        <Notice title={t('noVehicle')} action={all}>
          {t('noVehicleHint')}
        </Notice>
      </div>
    )
  return (
    <section aria-labelledby="found-vehicles" className="mb-8">
      <Heading id="found-vehicles" look="subsection" className="mb-2">
        {t('vehicles')}
      </Heading>
      <ul className="border-t border-hairline">
        {vehicles.slice(0, MOST).map((vehicle) => (
          <li
            key={vehicle.id}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-hairline py-1"
          >
            <ShopLink
              path={vehiclePath(vehicle)}
              className="prose-link flex min-h-touch items-center font-semibold"
            >
              {vehicleName(vehicle)}
            </ShopLink>
            <span className="flex flex-wrap gap-x-5">
              {lists
                .filter(({ vehicle: car }) => car?.id === vehicle.id)
                .map((list) => (
                  <ShopLink
                    key={list.query.type}
                    path={answerPath(list)}
                    className="prose-link flex min-h-touch items-center"
                  >
                    {r(resultsWords[list.query.type].count, { count: list.total })}
                  </ShopLink>
                ))}
            </span>
          </li>
        ))}
      </ul>
      {vehicles.length > MOST ? <p className="mt-4">{all}</p> : null}
    </section>
  )
}

/** Parts that the shop does not sell; the kit check gives their figures. */
const checkedByKit: readonly NotSold[] = ['fasteners', 'rings']

/** Names the words of a question without an answer: contradictions, parts not sold, words without use, unknown words. */
export async function QuestionNotes({ title, reading }: { title: string; reading: QuestionReading }) {
  const t = await getTranslations('search')
  const layout = await getTranslations('layout')
  const { conflict, notSold, unused, rest } = reading
  const without = (words: string) => title.replace(words, ' ').replace(/\s+/g, ' ').trim()
  return (
    <div className="mb-6 grid gap-3 empty:hidden">
      {conflict ? (
        <Notice
          title={t('conflict', { first: conflict[0], second: conflict[1] })}
          action={conflict.map((words, place) => (
            <ShopButton key={words} path={titlePath(without(conflict[1 - place] ?? ''))} look="quiet">
              {t('only', { words })}
            </ShopButton>
          ))}
        />
      ) : null}
      {notSold.map(({ kind, typed }) => (
        <Notice
          key={typed}
          title={t(`notSold.${kind}`, { what: typed })}
          action={
            checkedByKit.includes(kind) ? (
              <ShopButton path="/kit" look="quiet">
                {layout('kitCheck')}
              </ShopButton>
            ) : null
          }
        />
      ))}
      {unused.length > 0 ? <p>{t('unused', { words: unused.map(({ typed }) => typed).join(' ') })}</p> : null}
      {rest.length > 0 ? <p>{t('unread', { words: rest.join(' ') })}</p> : null}
    </div>
  )
}
