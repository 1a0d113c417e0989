import { questionOf } from '@/lib/fitment/judge/question-of'
import type { CheckName, Judgment } from '@/lib/fitment/kit'
import type { OwnFigures } from './schema'

/** What an undecided verdict did not compare, each once. */
export const uncheckedNames = ({ verdict, checks }: Judgment): CheckName[] =>
  verdict === 'unknown'
    ? [
        ...new Set(
          checks.filter((check) => check.verdict === 'unknown' && !check.isToCheck).map(({ check }) => check),
        ),
      ]
    : []

/** The answers that are kept with the car; how long the studs are is asked where a spacer is checked. */
const figureOf = { ownTire: 'tire', offset: 'offset', axleLoad: 'axleLoad', studLength: null } as const

/** The field of the owner's figures that settles an undecided verdict; null where none does. */
export function askedFigure(judgment: Judgment): keyof OwnFigures | null {
  const question = questionOf(judgment)
  return question && figureOf[question]
}
