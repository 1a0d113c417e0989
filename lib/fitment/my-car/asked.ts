import type { Check, CheckName, Judgment, Reason } from '@/lib/fitment/kit'
import type { OwnFigures } from './schema'

const undecided = ({ verdict, checks }: Judgment): Check[] =>
  verdict === 'unknown' ? checks.filter((check) => check.verdict === 'unknown' && !check.isToCheck) : []

export const uncheckedNames = (judgment: Judgment): CheckName[] => [
  ...new Set(undecided(judgment).map(({ check }) => check)),
]

/** Figures that an owner can give; the length of the studs is asked for with a spacer. */
type Told = keyof OwnFigures | 'studLength'

const toldOf: Partial<Record<Reason, Told>> = {
  ownSizeNeeded: 'tire',
  stockSizeUnknown: 'tire',
  stockRimUnknown: 'tire',
  brakesUnknown: 'tire',
  loadUnknown: 'tire',
  speedUnknown: 'tire',
  studLengthUnknown: 'studLength',
}

/** Of a figure that sources dispute. */
const toldOfDisputed: Readonly<Record<string, Told>> = {
  load: 'axleLoad',
  axleLoad: 'axleLoad',
  speed: 'tire',
  offset: 'offset',
}

function toldFor({ reason, figures }: Check): Told | undefined {
  if (reason === 'offsetUnknown') return figures.missing === 'part' ? undefined : 'offset'
  return reason === 'lowConfidence' ? toldOfDisputed[figures.figure ?? ''] : toldOf[reason]
}

/** The field of the owner's figures that brings an undecided verdict nearer to an answer; null where none does. */
export function askedFigure(judgment: Judgment): keyof OwnFigures | null {
  const [told] = undecided(judgment).flatMap((check) => toldFor(check) ?? [])
  return told === undefined || told === 'studLength' ? null : told
}
