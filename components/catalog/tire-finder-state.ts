'use client'

import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { type TireDimensions, tireDimensions } from '@/lib/catalog/dimensions'
import { type TireFinder, tireFinderDefaults, tireQueryString } from '@/lib/catalog/rules'
import { localePath } from '@/lib/i18n/routing'
import { type OptionList, useOptions, useProductCount } from './finder-options'

export type TireFinderStart = {
  /** What the selects show at first. */
  finder: TireFinder
  /** Option lists for that choice. */
  options: { widths: string[]; profiles: string[]; diameters: string[]; protectors: string[] }
  /** How many tires it finds; null where that was not counted. */
  total: number | null
}

const api = '/api/rdr/tire_filter'
const chosen = (value: string) => value !== '' && value !== '0'

function optionPaths({ width, profile, diameter }: TireFinder) {
  const segments = (...values: string[]) => values.map(encodeURIComponent).join('/')
  return {
    width: `${api}/width`,
    profile: chosen(width) ? `${api}/profile/${segments(width)}` : undefined,
    diameter: chosen(width) && chosen(profile) ? `${api}/diameter/${segments(width, profile)}` : undefined,
    protector:
      chosen(width) && chosen(profile) && chosen(diameter)
        ? `${api}/protector/${segments(width, profile, diameter)}`
        : undefined,
  }
}

/** A changed parent puts its dependents back to '0'. */
export function chooseTireOption(finder: TireFinder, name: keyof TireFinder, value: string): TireFinder {
  const reset = {
    width: { profile: '0', diameter: '0', protector: '0' },
    profile: { diameter: '0', protector: '0' },
    diameter: { protector: '0' },
  }
  return { ...finder, ...(name in reset ? reset[name as keyof typeof reset] : {}), [name]: value }
}

export type TireFinderState = {
  finder: TireFinder
  choose: (name: keyof TireFinder, value: string) => void
  lists: Record<'width' | 'profile' | 'diameter' | 'protector', OptionList>
  complete: boolean
  pricesCrossed: boolean
  total: number | null
  /** Of the chosen size; null until it is whole. */
  dimensions: TireDimensions | null
  search: (event: FormEvent) => void
}

/** The tire finder: what is chosen, what can be chosen, and the way to the results. */
export function useTireFinder(start: TireFinderStart): TireFinderState {
  const locale = useLocale()
  const router = useRouter()
  const [finder, setFinder] = useState(start.finder)
  const [first] = useState(() => ({ paths: optionPaths(start.finder), query: queryOf(start.finder) }))
  const paths = optionPaths(finder)
  const { widths, profiles, diameters, protectors } = start.options
  const lists = {
    width: useOptions(paths.width, { path: first.paths.width, options: widths }),
    profile: useOptions(paths.profile, { path: first.paths.profile ?? '', options: profiles }),
    diameter: useOptions(paths.diameter, { path: first.paths.diameter ?? '', options: diameters }),
    protector: useOptions(paths.protector, { path: first.paths.protector ?? '', options: protectors }),
  }
  const complete = paths.protector !== undefined
  const pricesCrossed = chosen(finder.priceTo) && Number(finder.priceFrom) > Number(finder.priceTo)
  const query = queryOf(finder)
  const total = useProductCount('/api/tires', complete && !pricesCrossed ? query : undefined, {
    query: first.query,
    total: start.total,
  })
  return {
    finder,
    choose: (name, value) => setFinder((now) => chooseTireOption(now, name, value)),
    lists,
    complete,
    pricesCrossed,
    total,
    dimensions: complete
      ? tireDimensions({
          width: Number(finder.width),
          profile: Number(finder.profile),
          diameter: Number(finder.diameter),
        })
      : null,
    search: (event) => {
      event.preventDefault()
      if (complete && !pricesCrossed) router.push(localePath(locale, `/tires/filter/${query}`))
    },
  }
}

/** An emptied price is the default one. */
const queryOf = (finder: TireFinder) =>
  tireQueryString({
    ...finder,
    priceFrom: finder.priceFrom || tireFinderDefaults.priceFrom,
    priceTo: finder.priceTo || tireFinderDefaults.priceTo,
  })
