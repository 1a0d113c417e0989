import { browserStorage } from './browser-storage'

/** Turns shortcuts of a single key off, which voice input and a slip of the hand would press (WCAG 2.1.4). */
const OFF_KEY = 'trakt-shortcuts-off'

/** Whether the visitor turned the shortcuts of a single key off. For the browser only. */
export function areShortcutsOff(): boolean {
  try {
    return localStorage.getItem(OFF_KEY) === '1'
  } catch {
    // where storage is forbidden they cannot be turned off: then they stay off
    return true
  }
}

export function turnShortcuts(on: boolean): void {
  if (on) browserStorage.removeItem(OFF_KEY)
  else browserStorage.setItem(OFF_KEY, '1')
}

const PRESSED = 'input:is([type=checkbox], [type=radio], [type=button], [type=submit])'

/** Whether a key that is pressed there is text, or chooses from a list by its first letter: then it is no shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches(`:is(input, textarea, select):not(${PRESSED})`))
