export type Shortcut =
  | { kind: 'search' }
  | { kind: 'help' }
  | { kind: 'save' }
  | { kind: 'go'; letter: string }
  | { kind: 'begun' }
  | null

/** The `aria-keyshortcuts` of the button that saves what is edited. */
export const SAVE_KEYS = 'Control+S Meta+S'

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** A Latin letter counts as typed; other letters by the position of the key, so that `g o` works on a Russian keyboard. */
const letterOf = ({ key, code }: Key) =>
  (/^[a-z]$/i.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? '')).toLowerCase()

/** The action of a key. `begun` says that `g` was pressed before this key. */
export function shortcutFor(key: Key, begun: boolean): Shortcut {
  const isSave = key.ctrlKey !== key.metaKey && letterOf(key) === 's'
  if (isSave && !key.altKey) return { kind: 'save' }
  if (key.ctrlKey || key.metaKey || key.altKey) return null
  if (key.key === '/') return { kind: 'search' }
  if (key.key === '?') return { kind: 'help' }
  const letter = letterOf(key)
  if (begun && letter) return { kind: 'go', letter }
  return letter === 'g' ? { kind: 'begun' } : null
}
