import { createHash } from 'node:crypto'
import reviewed from './reviewed.json'
import { textsIn } from './texts'

const marked = new Map<string, string>(Object.entries(reviewed))

const fingerprint = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

/** The fingerprint of every English text by its key, which `reviewed.json` holds once Polish and Russian were read beside it. */
export const fingerprints = new Map([...textsIn.en].map(([key, text]) => [key, fingerprint(text)]))

/** Keys whose English is new or has changed since somebody read Polish and Russian beside it. */
export const unreviewedKeys = [...fingerprints].flatMap(([key, mark]) =>
  marked.get(key) === mark ? [] : [key],
)

/** Keys that no message has any more. */
export const removedKeys = [...marked.keys()].filter((key) => !fingerprints.has(key))
