import type { CarRow } from '@/lib/fitment/vehicles/car-choice'

/** Kinds of suggestions that the file lists with their address. */
export const listKinds = ['Tire', 'Wheel', 'Spacer', 'tread', 'page'] as const
export type ListKind = (typeof listKinds)[number]

/** A kind has a word that stands beside each suggestion. */
export const suggestionKinds = [...listKinds, 'make', 'model', 'car', 'question'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

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

export const MOST_SUGGESTIONS = 8
