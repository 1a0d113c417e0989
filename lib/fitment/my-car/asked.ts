import type { Check, CheckName, Judgment } from '@/lib/fitment/kit'
import type { OwnFigures } from './schema'

type Undecided = { verdict: Judgment['verdict']; checks: readonly Check[] }

const undecided = ({ verdict, checks }: Undecided): readonly Check[] =>
  verdict === 'unknown' ? checks.filter((check) => check.verdict === 'unknown' && !check.isToCheck) : []

/** What an undecided verdict did not compare, each once. */
export const uncheckedNames = (judgment: Undecided): CheckName[] => [
  ...new Set(undecided(judgment).map(({ check }) => check)),
]

/** Which of the owner's figures settles a check that the table of vehicles cannot. */
const settledBy: Readonly<Partial<Record<CheckName, keyof OwnFigures>>> = {
  load: 'tire',
  speed: 'tire',
  overallDiameter: 'tire',
  rimDiameter: 'tire',
  offset: 'offset',
}

/** The one question to ask next; null where no answer of the owner would settle the verdict. */
export function questionOf(judgment: Undecided): keyof OwnFigures | null {
  const [first] = undecided(judgment).flatMap(({ check }) => settledBy[check] ?? [])
  return first ?? null
}
