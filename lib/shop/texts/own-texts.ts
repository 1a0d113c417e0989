import type { Locale } from '@/lib/platform/i18n/routing'
import { type OwnTexts, textNames, textPaths } from '@/lib/shop/settings/texts'

/** State of the process: Next loads this module once per bundle. `words` changes with everything that messages say. */
const processState = globalThis as typeof globalThis & { shopOwnTexts?: { texts: OwnTexts; words: number } }
processState.shopOwnTexts ??= { texts: {}, words: 0 }
const state = processState.shopOwnTexts

/** Puts the owner's texts in place of messages. Messages that were compiled before are compiled anew. */
export function setOwnTexts(texts: OwnTexts): void {
  state.texts = texts
  state.words += 1
}

/** Counts the changes of names and texts: what was made of messages before is old. */
export const wordsVersion = (): number => state.words

const nameOfPath = new Map<string, (typeof textNames)[number]>(
  textNames.map((name) => [textPaths[name], name]),
)

/** A message, or what the owner says in its place. */
export function ownTextOr(message: string, path: string, locale: Locale): string {
  const name = nameOfPath.get(path)
  const own = name && state.texts[name]?.[locale]
  return own ? asMessage(own, message) : message
}

/**
 * A plain text as a message: only the values that the built-in message has may stand in it, such as `{email}`. All else
 * that ICU would read is quoted, tags too.
 */
export function asMessage(text: string, builtIn: string): string {
  const found = [...builtIn.matchAll(/\{(\w+)/g)].map(([, value]) => value)
  const value = `\\{(?:${['shop', 'brand', 'town', ...found].join('|')})\\}`
  return text.replace(new RegExp(`${value}|(?:(?!${value})[{}<>'])+`, 'g'), (part) => {
    if (/^\{\w/.test(part)) return part
    const literal = part.replaceAll("'", "''")
    return /[{}<>]/.test(part) ? `'${literal}'` : literal
  })
}
