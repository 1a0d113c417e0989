'use client'

import { useLocale } from 'next-intl'
import { Fragment } from 'react'
import { classes } from '@/components/ui/classes'
import { useFirstPaintDone } from '@/components/ui/first-paint'
import { localePath } from '@/lib/platform/i18n/routing'
import { type ResultsQuery, resultsPath, withToggled } from '@/lib/storefront/results/address'
import type { FacetName } from '@/lib/storefront/results/parameters'
import { isTurning } from './ResultsShell'

/** A value, its number of products, and its label if it differs from the value. */
export type FacetRow = [value: string, count: number, words?: string]

export type FacetList = {
  name: FacetName
  title: string
  isFigure: boolean
  groups: { title: string; rows: FacetRow[] }[]
}

type Props = {
  query: ResultsQuery
  lists: readonly FacetList[]
  giveUp: string
}

/** Builds the filters from their values after the first paint: as markup they have ten times as many bytes. */
export function FacetLists({ query, lists, giveUp }: Props) {
  const isPainted = useFirstPaintDone()
  const locale = useLocale()
  if (!isPainted && !isTurning()) return null
  const rowOf = ({ name, isFigure }: FacetList, [value, count, words = value]: FacetRow) => {
    const isChosen = query.facets[name]?.includes(value) ?? false
    const look = classes('facet', isFigure && 'facet-figure')
    const inside = (
      <>
        {isFigure ? null : (
          <i aria-hidden="true">
            {isChosen ? (
              <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
                <path d="M1 6l3.5 4L11 2" fill="none" stroke="currentColor" strokeWidth="2.4" />
              </svg>
            ) : null}
          </i>
        )}
        <b>{words}</b>
        {isChosen ? <span className="sr-only">{giveUp}</span> : null}
        {isFigure && isChosen ? (
          // replaces the number: the box has no room for both
          <span aria-hidden="true">×</span>
        ) : (
          <small>{count}</small>
        )}
      </>
    )
    // a value without products is no link
    if (!isChosen && count === 0) return <span className={look}>{inside}</span>
    return (
      <a
        href={localePath(locale, resultsPath(withToggled(query, name, value)))}
        rel="nofollow"
        data-turn={`${name}=${value}`}
        aria-current={isChosen ? 'true' : undefined}
        className={look}
      >
        {inside}
      </a>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {lists.map((list) => (
        <section key={list.name} aria-label={list.title}>
          <h3 className="mb-1 font-semibold">{list.title}</h3>
          {list.groups.map((group) => (
            <Fragment key={group.title}>
              {group.title ? <h4 className="mt-2 text-sm text-soft">{group.title}</h4> : null}
              <ul className={list.isFigure ? 'grid grid-cols-2 gap-1.5 pt-1' : undefined}>
                {group.rows.map((row) => (
                  <li key={row[0]}>{rowOf(list, row)}</li>
                ))}
              </ul>
            </Fragment>
          ))}
        </section>
      ))}
    </div>
  )
}
