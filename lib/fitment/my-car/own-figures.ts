import { axleLoads, isWithin, offsets, type Range } from '@/lib/measures/limits'
import { isSidewall } from '@/lib/measures/own-tire'
import { readNumber } from '@/lib/platform/values/number-text'
import type { OwnFigures } from './schema'

/** The fields of `OwnFigures` as they are typed; an empty text says nothing. */
export type OwnFigureTexts = Record<keyof OwnFigures, string>

export const nothingSaid: OwnFigures = { tire: null, offset: null, axleLoad: null }

/** All figures, or the fields that cannot be read. `ET22`, `22 mm` and `1 250 kg` are numbers as people copy them. */
export function readOwnFigures(texts: OwnFigureTexts): {
  figures: OwnFigures | null
  problems: Partial<Record<keyof OwnFigures, true>>
} {
  const tire = texts.tire.trim().replace(/\s+/g, ' ')
  const offset = figureIn(texts.offset, offsets)
  const axleLoad = figureIn(texts.axleLoad, axleLoads)
  const problems: Partial<Record<keyof OwnFigures, true>> = {
    ...(tire !== '' && !isSidewall(tire) && { tire: true }),
    ...(offset === undefined && { offset: true }),
    ...((axleLoad === undefined || (axleLoad !== null && !Number.isInteger(axleLoad))) && { axleLoad: true }),
  }
  if (offset === undefined || axleLoad === undefined || Object.keys(problems).length > 0)
    return { figures: null, problems }
  return { figures: { tire: tire || null, offset, axleLoad }, problems }
}

/** Null for an empty text, undefined for one that is no number of the range. */
function figureIn(text: string, range: Range): number | null | undefined {
  const value = readNumber(text.trim().replace(/^ET\s*|\s*(?:mm|мм|kg|кг)\.?$/gi, ''))
  if (value === undefined) return text.trim() === '' ? null : undefined
  return isWithin(value, range) ? value : undefined
}
