import { foldName } from '@/lib/catalog/words/fold'
import type { Vehicle } from '@/lib/fitment/vehicles/vehicle'

/** `Terrano II / Maverick` → `terrano-ii-maverick`. ASCII only; empty for a text without Latin letters and digits. */
export const slugOf = (text: string): string =>
  foldName(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The longest path that the table takes. */
export const LONGEST_PATH = 120

export const isPath = (text: string): boolean =>
  text.length <= LONGEST_PATH && /^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/.test(text)

/** One that is taken gets the first year, then a number. A renamed vehicle keeps its path, so that links stay right. */
export function newPath(
  { make, model, generation, yearFrom }: Pick<Vehicle, 'make' | 'model' | 'generation' | 'yearFrom'>,
  isTaken: (path: string) => boolean,
): string {
  const slug = `${slugOf(make)}/${slugOf(`${model} ${generation}`)}`
    .slice(0, LONGEST_PATH - 10)
    .replace(/-$/, '')
  if (!isTaken(slug)) return slug
  const withYear = `${slug}-${yearFrom}`
  let path = withYear
  for (let number = 2; isTaken(path); number += 1) path = `${withYear}-${number}`
  return path
}
