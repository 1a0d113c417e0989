/** What a spacer asks of its bolts or brings along, as the shop writes it; `key` is one of messages/*.json (`product`). */
export type BoltInfo =
  | { key: 'studsIncluded'; values: { thread: string; count: number } }
  | { key: 'longerStuds' | 'longerBolts'; values: { thread: string; mm: string } }

const included = /^(\S[^,]*), (\d{1,2}) szpil\p{L}+ w komplecie$/u
const longer = /^(\S[^,]*), wymaga (szpilek|śrub) dłuższych o (\d{1,3}(?:[.,]\d)?)\s?mm$/u

/**
 * The meaning of a spacer's bolt text in the shop's usual wording, so that it can be said in every language: whoever
 * fits it must know. Null for any other wording.
 */
export function readBoltInfo(text: string): BoltInfo | null {
  const words = text.trim()
  const [, thread, count] = included.exec(words) ?? []
  if (thread && count) return { key: 'studsIncluded', values: { thread, count: Number(count) } }
  const [, held, what, mm] = longer.exec(words) ?? []
  if (!held || !mm) return null
  return { key: what === 'śrub' ? 'longerBolts' : 'longerStuds', values: { thread: held, mm } }
}
