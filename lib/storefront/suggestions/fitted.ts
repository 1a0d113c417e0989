import 'server-only'
import { gzipSync } from 'node:zlib'
import type { SuggestionsFile } from './file'

/** Bytes of the file as browsers get it: at most 25 kB with its headers. */
export const MOST_BYTES = 24_000

const sentBytes = (file: SuggestionsFile): number => gzipSync(JSON.stringify(file)).length

/** The file, or as many tenths of each of its lists from the beginning as browsers may get. */
export function fitted(file: SuggestionsFile): SuggestionsFile {
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
    if (sentBytes(cut) <= MOST_BYTES) return cut
  }
  return { words: file.words, cars: [], lists: { Tire: [], Wheel: [], Spacer: [], tread: [], page: [] } }
}
