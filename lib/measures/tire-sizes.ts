import { isFlotation, type TireSize } from '@/lib/measures/dimensions'
import { inchMarking, oldTireSize } from './old-tire-sizes'

/** A tire size in the notation of the sidewall: `195/80 R15`, flotation `31x10.5 R15`, old ones `7.50 R16`. */
export function tireSize(tire: { width: number; profile: number; diameter: number }): string {
  const between = isFlotation(tire) ? 'x' : '/'
  return inchMarking(tire) ?? `${tire.width}${between}${tire.profile} R${tire.diameter}`
}

/**
 * A tire size as sidewalls and lists write it. An old size without an aspect ratio, `205R16` or `7.50R16`, is read as
 * the metric size of the same diameter.
 */
export function parseTireSize(text: string): TireSize | null {
  const written = text.trim().replaceAll(',', '.').replace(/[×х]/i, 'x')
  const metric = /^(?:P|LT)?(\d{3})\/(\d{2,3}) ?Z?R ?(\d{2}(?:\.5)?)C?$/i.exec(written)
  const flotation = /^(\d{2}(?:\.\d{1,2})?)x(\d{1,2}(?:\.\d{1,2})?) ?R ?(\d{2}(?:\.5)?)(?:LT)?$/i.exec(
    written,
  )
  const match = metric ?? flotation
  return match
    ? { width: Number(match[1]), profile: Number(match[2]), diameter: Number(match[3]) }
    : oldTireSize(written)
}
