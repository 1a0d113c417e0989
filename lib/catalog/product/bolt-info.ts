/**
 * What a spacer asks of its bolts or brings along. `key` is one of messages/*.json (`product`), `thread` as the shop
 * wrote it, null where it did not.
 */
export type BoltInfo = { thread: string | null } & (
  | { key: 'studs' }
  | { key: 'studsIncluded'; count: number }
  | { key: 'longerStuds' | 'longerBolts'; mm: string }
)

const included = /^(?:(\S[^,]*), )?(?:(\d{1,2}) szpil\p{L}+|szpilki) w komplecie$/u
const longer = /^(?:(\S[^,]*), )?wymaga (szpilek|śrub) dłuższych o (\d{1,3}(?:[.,]\d)?)\s?mm$/u

/**
 * The meaning of a spacer's bolt text in the shop's usual wording, so that it can be said in every language: whoever
 * fits it must know. Null for any other wording. How the spacer is held says its `mounting`, never this text.
 */
export function readBoltInfo(text: string): BoltInfo | null {
  const words = text.trim()
  const studs = included.exec(words)
  if (studs) {
    const [, thread = null, count] = studs
    return count ? { key: 'studsIncluded', thread, count: Number(count) } : { key: 'studs', thread }
  }
  const [, thread = null, what, mm] = longer.exec(words) ?? []
  if (!what || !mm) return null
  return { key: what === 'śrub' ? 'longerBolts' : 'longerStuds', thread, mm }
}
