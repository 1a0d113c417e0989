import type { Check, Judgment, Reason } from '@/lib/fitment/kit'

/** What an owner can tell about the car that settles a judgment. */
export type OwnerQuestion = 'ownTire' | 'offset' | 'axleLoad' | 'studLength'

const questions: Partial<Record<Reason, OwnerQuestion>> = {
  ownSizeNeeded: 'ownTire',
  stockSizeUnknown: 'ownTire',
  stockRimUnknown: 'ownTire',
  brakesUnknown: 'ownTire',
  loadUnknown: 'ownTire',
  speedUnknown: 'ownTire',
  studLengthUnknown: 'studLength',
}

/** Of a figure that sources dispute. */
const ofDisputed: Readonly<Record<string, OwnerQuestion>> = {
  load: 'axleLoad',
  axleLoad: 'axleLoad',
  speed: 'ownTire',
  offset: 'offset',
}

function questionOfCheck({ reason, figures }: Check): OwnerQuestion | null {
  if (reason === 'offsetUnknown') return figures.missing === 'part' ? null : 'offset'
  if (reason === 'lowConfidence') return ofDisputed[figures.figure ?? ''] ?? null
  return questions[reason] ?? null
}

/** The one question to the owner that brings an unknown verdict nearer to an answer; null where none does. */
export function questionOf({ verdict, checks }: Judgment): OwnerQuestion | null {
  if (verdict !== 'unknown') return null
  const asked = checks
    .filter((check) => check.verdict === 'unknown' && !check.isToCheck)
    .map(questionOfCheck)
    .filter((question) => question !== null)
  return asked[0] ?? null
}
