/**
 * The bolts that a spacer needs or comes with. `key` is a message of the group `product`. `thread` is as entered; null
 * if the text names none.
 */
export type BoltInfo = { thread: string | null } & (
  | { key: 'studs' }
  | { key: 'studsIncluded'; count: number }
  | { key: 'longerStuds' | 'longerBolts'; mm: string }
)

const included = /^(?:(\S[^,]*), )?(?:(\d{1,2}) szpil\p{L}+|szpilki) w komplecie$/u
const longer = /^(?:(\S[^,]*), )?wymaga (szpilek|śrub) dłuższych o (\d{1,3}(?:[.,]\d)?)\s?mm$/u

/**
 * Reads a spacer's bolt text in the shop's usual wording, so that it can be shown in every language. Null for any other
 * wording. It does not say how the spacer is mounted: that is the field `mounting`.
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
