import { gzipSync } from 'node:zlib'
import type { CarRow } from '@/lib/fitment/vehicles/car-choice'

/** Kinds of suggestions that the file lists with their address. */
export const listKinds = ['Tire', 'Wheel', 'Spacer', 'tread', 'page'] as const
export type ListKind = (typeof listKinds)[number]

/** A kind has a word that stands beside each suggestion. */
export type SuggestionKind = ListKind | 'make' | 'model' | 'car' | 'question'

/** What the search box suggests, for all visitors of a language. */
export type SuggestionsFile = {
  words: {
    label: string
    forget: string
    kinds: Record<SuggestionKind, string>
    /** How many suggestions there are, by their number from 0. */
    counts: string[]
  }
  cars: CarRow[]
  /** Text, and path without the language. What matters most stands first. */
  lists: Record<ListKind, (readonly [text: string, path: string])[]>
}

/** Suggestions that the box shows at once. */
export const MOST_SUGGESTIONS = 8

/** Bytes of the file as browsers get it: at most 25 kB with its headers. */
export const MOST_BYTES = 24_000

const sentBytes = (file: SuggestionsFile): number => gzipSync(JSON.stringify(file)).length

/** The file, or as many tenths of each of its lists from the beginning as browsers may get. */
export function fitted(file: SuggestionsFile, most = MOST_BYTES): SuggestionsFile {
  for (let tenths = 10; tenths > 0; tenths -= 1) {
    const part = <Each>(list: readonly Each[]) => list.slice(0, Math.ceil((list.length * tenths) / 10))
    const cut: SuggestionsFile = {
      words: file.words,
      cars: part(file.cars),
      lists: {
        Tire: part(file.lists.Tire),
        Wheel: part(file.lists.Wheel),
        Spacer: part(file.lists.Spacer),
        tread: part(file.lists.tread),
        page: part(file.lists.page),
      },
    }
    if (sentBytes(cut) <= most) return cut
  }
  return { words: file.words, cars: [], lists: { Tire: [], Wheel: [], Spacer: [], tread: [], page: [] } }
}
