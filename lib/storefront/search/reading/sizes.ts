import type { QuestionParts } from './parts'
import type { Sentence } from './sentence'

// Sizes and stamps as they stand on sidewalls, wheels and spacers, whole or in parts.

const between = (value: number, least: number, most: number) => value >= least && value <= most

type Taken = { parts: QuestionParts; typed: string } | undefined
const asParts = (taken: { value: QuestionParts; typed: string } | undefined): Taken =>
  taken && { parts: taken.value, typed: taken.typed }

const number = String.raw`(\d{1,3}(?:\.\d{1,2})?)`
const inches = String.raw`(?:"|''|′′| ?cal[a-z]*| ?inch[a-z]*| ?in\b| ?дюйм[а-я]*)`

function metric(width: number, profile: number, diameter: number): QuestionParts | undefined {
  const makes =
    between(width, 105, 455) && width % 5 === 0 && between(profile, 20, 100) && between(diameter, 10, 30)
  return makes ? { width, profile, diameter } : undefined
}

function flotation(width: number, profile: number, diameter: number): QuestionParts | undefined {
  const makes =
    between(width, 24, 54) && between(profile, 6, 22) && between(diameter, 12, 26) && width > diameter
  return makes ? { width, profile, diameter } : undefined
}

/** `195/80R15`, `195 80 15`, `1958015`, `31x10.50R15`: a whole tire size. */
export function takeTireSize(sentence: Sentence): Taken {
  const read = ([width, profile, diameter]: string[]) =>
    metric(Number(width), Number(profile), Number(diameter))
  return asParts(
    sentence.take(/(?:p|lt)?(\d{3}) ?[/ .-] ?(\d{2}) ?(?:[/ -]|z?r)? ?(\d{2}(?:\.5)?)(?:c|lt)?/, read) ??
      // typed without anything between: 1958015
      sentence.take(/(\d{3})(\d{2})(?:z?r)?(\d{2})/, read) ??
      sentence.take(
        new RegExp(`(?:lt)?${number} ?[x/] ?${number} ?(?:[/ x-]|z?r) ?(\\d{2}(?:\\.5)?)(?:lt|c)?`),
        ([width, profile, diameter]) => flotation(Number(width), Number(profile), Number(diameter)),
      ) ??
      // 31 10.5 15: no wheel is as wide
      sentence.take(/(\d{2}) (9\.50?|1[0-4]\.50?) (\d{2})/, ([width, profile, diameter]) =>
        flotation(Number(width), Number(profile), Number(diameter)),
      ),
  )
}

/** `235/75`, `205 R16`, `31x10.5`: a size without one of its parts. */
export function takePartOfTireSize(sentence: Sentence): Taken {
  return asParts(
    sentence.take(/(\d{3}) ?\/ ?(\d{2})/, ([width, profile]) =>
      between(Number(width), 105, 455) && Number(width) % 5 === 0 && between(Number(profile), 20, 100)
        ? { width: Number(width), profile: Number(profile) }
        : undefined,
    ) ??
      sentence.take(/(\d{3}) ?r ?(\d{2})c?/, ([width, diameter]) =>
        between(Number(width), 105, 455) && Number(width) % 5 === 0 && between(Number(diameter), 10, 30)
          ? { width: Number(width), diameter: Number(diameter) }
          : undefined,
      ) ??
      // 7.50R16: the width in inches, from the time before profiles
      sentence.take(/(\d{1,2}\.\d{2}) ?(?:r|-)? ?(\d{2})/, ([width, diameter]) =>
        between(Number(width), 5, 14) && between(Number(diameter), 12, 24)
          ? { width: Number(width), diameter: Number(diameter) }
          : undefined,
      ) ??
      sentence.take(new RegExp(`${number} ?x ?${number}`), ([width, profile]) =>
        between(Number(width), 24, 54) && between(Number(profile), 6, 22)
          ? { width: Number(width), profile: Number(profile) }
          : undefined,
      ),
  )
}

const readDual = ([single, twin, speed]: string[]): QuestionParts | undefined =>
  between(Number(single), 50, 180) && between(Number(single) - Number(twin), 0, 12)
    ? { loadIndex: Number(single), loadIndexDual: Number(twin), speedIndex: speed?.toUpperCase() ?? '' }
    : undefined

/** `123/120Q` of LT tires: twins carry a little less each than a single tire. */
export const takeDualLoad = (sentence: Sentence): Taken =>
  asParts(sentence.take(/(\d{2,3}) ?\/ ?(\d{2,3}) ?([a-hj-np-z])/, readDual))

/** `load index 109`, `indeks nośności 109R`. */
export const takeNamedLoad = (sentence: Sentence): Taken =>
  asParts(
    sentence.take(
      /(?:indeks(?: nosnosci)?|load(?: index)?|li|индекс(?: нагрузки)?|nosnosc) ?:?(\d{2,3}) ?([a-hj-np-z])?/,
      ([load, speed]) =>
        between(Number(load), 50, 180)
          ? { loadIndex: Number(load), ...(speed ? { speedIndex: speed.toUpperCase() } : {}) }
          : undefined,
    ),
  )

/** `96Q` behind a size; alone only where a tire is asked for. */
export const takeLoad = (sentence: Sentence): Taken =>
  asParts(
    sentence.take(/(\d{2,3}) ?([a-hj-np-z])/, ([load, speed]) =>
      between(Number(load), 50, 150)
        ? { loadIndex: Number(load), speedIndex: speed?.toUpperCase() ?? '' }
        : undefined,
    ),
  )

/** Circles as people round them, in mm. */
const exactCircle: Readonly<Record<string, number>> = {
  '114': 114.3,
  '139': 139.7,
  '140': 139.7,
  '165': 165.1,
}

export const takeBoltPattern = (sentence: Sentence): Taken =>
  asParts(
    sentence.take(/(\d{1,2}) ?[x/] ?(\d{2,3}(?:\.\d{1,2})?)/, ([holes, circle]) =>
      between(Number(holes), 3, 10) && between(Number(circle), 90, 350)
        ? { boltPattern: `${Number(holes)}x${exactCircle[circle ?? ''] ?? Number(circle)}` }
        : undefined,
    ),
  )

/** Reads `7Jx15` and the American `15x7`: no car's rim is wider than its diameter. */
export const takeRim = (sentence: Sentence): Taken =>
  asParts(
    sentence.take(
      /(\d{1,2}(?:\.\d{1,2})?) ?j? ?[x/] ?r?(\d{1,2}(?:\.\d{1,2})?) ?(?:j|h2?|")?/,
      ([first, second]) => {
        const [a, b] = [Number(first), Number(second)]
        const [width, diameter] = a < b ? [a, b] : [b, a]
        return between(width, 3, 16) && between(diameter, 10, 30) && Number.isInteger(diameter)
          ? { width, diameter }
          : undefined
      },
    ) ??
      // 7J alone
      sentence.take(/(\d{1,2}(?:\.\d)?) ?j/, ([width]) =>
        between(Number(width), 3, 16) ? { width: Number(width) } : undefined,
      ),
  )

export const takeOffset = (sentence: Sentence): Taken =>
  asParts(
    sentence.take(
      /(?:et|offset|вылет|ет|odsadzenie|osadzenie) ?:?((?:[+-]|minus|минус|plus)? ?(?:0|[1-9]\d{0,2}))|zero offset/,
      ([et = '']) => ({ offset: Number(et.replace(/minus|минус/, '-').replace(/plus| /g, '')) || 0 }),
    ),
  )

export const takeBore = (sentence: Sentence): Taken =>
  asParts(
    sentence.take(
      /(?:cb|св|ø|ф|dia|диа|цо|otwor(?: centralny)?|hub bore|center bore) ?:?(\d{2,3}(?:\.\d{1,2})?)/,
      ([bore]) => ({
        centralBore: Number(bore),
      }),
    ),
  )

/** `M12x1.25` or, in inches, `1/2-20 UNF`. */
export const takeThread = (sentence: Sentence): Taken =>
  asParts(
    sentence.take(
      /(?:(?:gwint|thread|резьба) ?m?|m)(\d{1,2}) ?x ?(\d(?:\.\d{1,2})?)|(\d\/\d{1,2}-\d{2}) ?unf/,
      ([size, pitch, unf]) => ({ thread: unf ? `${unf} UNF` : `M${size}x${Number(pitch)}` }),
    ),
  )

export const takeThickness = (sentence: Sentence): Taken =>
  asParts(
    sentence.take(/(\d{1,3}(?:\.\d)?) ?(mm|мм|cm|см)/, ([value, unit]) => {
      const mm = Number(value) * (/^[cс]/.test(unit ?? '') ? 10 : 1)
      return between(mm, 3, 100) ? { thickness: mm } : undefined
    }),
  )

/** `15"`, `R15`, `31 cali`: a rim, or from 27 inches on the overall diameter of a flotation tire. */
export const takeInches = (sentence: Sentence): Taken =>
  asParts(
    sentence.take(
      new RegExp(`r ?(\\d{2}(?:\\.5)?)(?:c|${inches})?|(\\d{2}(?:\\.5)?)${inches}`),
      ([rim, other]) => inchesOf(Number(rim || other)),
    ) ??
      // tires are called by their overall diameter: 33s
      sentence.take(/(\d{2})'?s/, ([value]) =>
        between(Number(value), 27, 44) ? { width: Number(value) } : undefined,
      ),
  )

const inchesOf = (value: number): QuestionParts | undefined => {
  if (between(value, 27, 44)) return { width: value }
  return between(value, 10, 26) ? { diameter: value } : undefined
}

/** A number alone, once the type is known: a tire's width or diameter, a wheel's diameter, a spacer's thickness. */
export function takeBareNumber(
  sentence: Sentence,
  type: 'Tire' | 'Wheel' | 'Spacer',
  known: QuestionParts,
): Taken {
  return asParts(
    sentence.take(/(\d{1,3}(?:\.\d)?)/, ([text]) => {
      const value = Number(text)
      if (type === 'Spacer')
        return known.thickness === undefined && between(value, 3, 60) ? { thickness: value } : undefined
      if (type === 'Tire' && known.width === undefined) {
        if (between(value, 125, 405) && value % 5 === 0) return { width: value }
        if (between(value, 27, 44)) return { width: value }
      }
      const isRim = known.diameter === undefined && between(value, 12, 24)
      return isRim ? { diameter: value } : undefined
    }),
  )
}
