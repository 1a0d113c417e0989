/** What a sequence of keys asks for. */
export type Wish =
  | { kind: 'search' }
  | { kind: 'help' }
  | { kind: 'go'; letter: string }
  | { kind: 'begun' }
  | null

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * The letter of a key by where it lies, so that `g o` works on a Russian keyboard too; signs go by what they write,
 * because every layout has them elsewhere.
 */
const letterOf = ({ key, code }: Key) =>
  (/^[a-z]$/i.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? '')).toLowerCase()

/** What a key means; `begun` says that `g` was the key before. */
export function wishOf(key: Key, begun: boolean): Wish {
  if (key.ctrlKey || key.metaKey || key.altKey) return null
  if (key.key === '/') return { kind: 'search' }
  if (key.key === '?') return { kind: 'help' }
  const letter = letterOf(key)
  if (begun && letter) return { kind: 'go', letter }
  return letter === 'g' ? { kind: 'begun' } : null
}
