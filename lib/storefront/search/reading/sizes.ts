import { parseBoltPattern } from '@/lib/measures/bolt-patterns'
import type { QuestionParts } from './parts'
import type { Sentence } from './sentence'

// Sizes and stamps as they stand on sidewalls, wheels and spacers, whole or in parts. These patterns find one inside a
// sentence, where a number may be a price, a year or the name of a car: the readers of lib/measures get it alone.

const between = (value: number, least: number, most: number) => value >= least && value <= most

type Taken = { parts: QuestionParts; typed: string } | undefined

/** Takes the first match of which `read` makes parts, from its groups as numbers (0 for an empty one) and as texts. */
function takeParts(
  sentence: Sentence,
  pattern: RegExp | string,
  read: (figures: number[], texts: string[]) => QuestionParts | undefined,
): Taken {
  const taken = sentence.take(new RegExp(pattern), (texts) => read(texts.map(Number), texts))
  return taken && { parts: taken.value, typed: taken.typed }
}

const number = String.raw`(\d{1,3}(?:\.\d{1,2})?)`
const inches = String.raw`(?:"|''|′′| ?cal[a-z]*| ?inch[a-z]*| ?in\b| ?дюйм[а-я]*)`

const isTireWidth = (mm: number) => between(mm, 105, 455) && mm % 5 === 0
const isProfile = (percent: number) => between(percent, 20, 100)
const isRim = (diameter: number) => between(diameter, 10, 30)
const isFlotationSize = (diameter: number, width: number) =>
  between(diameter, 24, 54) && between(width, 6, 22)

const metric = ([width = 0, profile = 0, diameter = 0]: number[]) =>
  isTireWidth(width) && isProfile(profile) && isRim(diameter) ? { width, profile, diameter } : undefined

const flotation = ([width = 0, profile = 0, diameter = 0]: number[]) =>
  isFlotationSize(width, profile) && between(diameter, 12, 26) && width > diameter
    ? { width, profile, diameter }
    : undefined

/** `195/80R15`, `195 80 15`, `1958015`, `31x10.50R15`: a whole tire size. */
export const takeTireSize = (sentence: Sentence): Taken =>
  takeParts(
    sentence,
    /(?:p|lt)?(\d{3}) ?[/ .-] ?(\d{2}) ?(?:[/ -]|z?r)? ?(\d{2}(?:\.5)?)(?:c|lt)?/,
    metric,
  ) ??
  // typed without anything between: 1958015
  takeParts(sentence, /(\d{3})(\d{2})(?:z?r)?(\d{2})/, metric) ??
  takeParts(
    sentence,
    `(?:lt)?${number} ?[x/] ?${number} ?(?:[/ x-]|z?r) ?(\\d{2}(?:\\.5)?)(?:lt|c)?`,
    flotation,
  ) ??
  // 31 10.5 15: no wheel is as wide
  takeParts(sentence, /(\d{2}) (9\.50?|1[0-4]\.50?) (\d{2})/, flotation)

/** `235/75`, `205 R16`, `31x10.5`: a size without one of its parts. */
export const takePartOfTireSize = (sentence: Sentence): Taken =>
  takeParts(sentence, /(\d{3}) ?\/ ?(\d{2})/, ([width = 0, profile = 0]) =>
    isTireWidth(width) && isProfile(profile) ? { width, profile } : undefined,
  ) ??
  takeParts(sentence, /(\d{3}) ?r ?(\d{2})c?/, ([width = 0, diameter = 0]) =>
    isTireWidth(width) && isRim(diameter) ? { width, diameter } : undefined,
  ) ??
  // 7.50R16: the width in inches, from the time before profiles
  takeParts(sentence, /(\d{1,2}\.\d{2}) ?(?:r|-)? ?(\d{2})/, ([width = 0, diameter = 0]) =>
    between(width, 5, 14) && between(diameter, 12, 24) ? { width, diameter } : undefined,
  ) ??
  takeParts(sentence, `${number} ?x ?${number}`, ([width = 0, profile = 0]) =>
    isFlotationSize(width, profile) ? { width, profile } : undefined,
  )

const speedOf = (symbol: string | undefined) => symbol?.toUpperCase() ?? ''

/** `123/120Q` of LT tires: twins carry a little less each than a single tire. */
export const takeDualLoad = (sentence: Sentence): Taken =>
  takeParts(
    sentence,
    /(\d{2,3}) ?\/ ?(\d{2,3}) ?([a-hj-np-z])/,
    ([loadIndex = 0, loadIndexDual = 0], [, , symbol]) =>
      between(loadIndex, 50, 180) && between(loadIndex - loadIndexDual, 0, 12)
        ? { loadIndex, loadIndexDual, speedIndex: speedOf(symbol) }
        : undefined,
  )

/** `load index 109`, `indeks nośności 109R`. */
export const takeNamedLoad = (sentence: Sentence): Taken =>
  takeParts(
    sentence,
    /(?:indeks(?: nosnosci)?|load(?: index)?|li|индекс(?: нагрузки)?|nosnosc) ?:?(\d{2,3}) ?([a-hj-np-z])?/,
    ([loadIndex = 0], [, symbol]) =>
      between(loadIndex, 50, 180)
        ? { loadIndex, ...(symbol ? { speedIndex: speedOf(symbol) } : {}) }
        : undefined,
  )

/** `96Q` behind a size; alone only where a tire is asked for. */
export const takeLoad = (sentence: Sentence): Taken =>
  takeParts(sentence, /(\d{2,3}) ?([a-hj-np-z])/, ([loadIndex = 0], [, symbol]) =>
    between(loadIndex, 50, 150) ? { loadIndex, speedIndex: speedOf(symbol) } : undefined,
  )

export const takeBoltPattern = (sentence: Sentence): Taken =>
  takeParts(sentence, /(\d{1,2}) ?[x/] ?(\d{2,3}(?:\.\d{1,2})?)/, ([holes = 0, circle = 0]) => {
    // people cut 139.7 off as well as they round it
    const boltPattern = parseBoltPattern(`${holes}x${circle === 139 ? 139.7 : circle}`)
    return between(holes, 3, 10) && between(circle, 90, 350) && boltPattern ? { boltPattern } : undefined
  })

/** Reads `7Jx15` and the American `15x7`: no car's rim is wider than its diameter. */
export const takeRim = (sentence: Sentence): Taken =>
  takeParts(
    sentence,
    /(\d{1,2}(?:\.\d{1,2})?) ?j? ?[x/] ?r?(\d{1,2}(?:\.\d{1,2})?) ?(?:j|h2?|")?/,
    (figures) => {
      const [width, diameter] = [Math.min(...figures), Math.max(...figures)]
      return between(width, 3, 16) && isRim(diameter) && Number.isInteger(diameter)
        ? { width, diameter }
        : undefined
    },
  ) ??
  // 7J alone
  takeParts(sentence, /(\d{1,2}(?:\.\d)?) ?j/, ([width = 0]) =>
    between(width, 3, 16) ? { width } : undefined,
  )

export const takeOffset = (sentence: Sentence): Taken =>
  takeParts(
    sentence,
    /(?:et|offset|вылет|ет|odsadzenie|osadzenie) ?:?((?:[+-]|minus|минус|plus)? ?(?:0|[1-9]\d{0,2}))|zero offset/,
    (_, [et = '']) => ({ offset: Number(et.replace(/minus|минус/, '-').replace(/plus| /g, '')) || 0 }),
  )

export const takeBore = (sentence: Sentence): Taken =>
  takeParts(
    sentence,
    /(?:cb|св|ø|ф|dia|диа|цо|otwor(?: centralny)?|hub bore|center bore) ?:?(\d{2,3}(?:\.\d{1,2})?)/,
    ([centralBore = 0]) => ({ centralBore }),
  )

/** `M12x1.25` or, in inches, `1/2-20 UNF`. */
export const takeThread = (sentence: Sentence): Taken =>
  takeParts(
    sentence,
    /(?:(?:gwint|thread|резьба) ?m?|m)(\d{1,2}) ?x ?(\d(?:\.\d{1,2})?)|(\d\/\d{1,2}-\d{2}) ?unf/,
    ([, pitch], [size, , unf]) => ({ thread: unf ? `${unf} UNF` : `M${size}x${pitch}` }),
  )

export const takeThickness = (sentence: Sentence): Taken =>
  takeParts(sentence, /(\d{1,3}(?:\.\d)?) ?(mm|мм|cm|см)/, ([value = 0], [, unit = '']) => {
    const thickness = value * (/^[cс]/.test(unit) ? 10 : 1)
    return between(thickness, 3, 100) ? { thickness } : undefined
  })

/** `15"`, `R15`, `31 cali`: a rim, or from 27 inches on the overall diameter of a flotation tire. */
export const takeInches = (sentence: Sentence): Taken =>
  takeParts(
    sentence,
    `r ?(\\d{2}(?:\\.5)?)(?:c|${inches})?|(\\d{2}(?:\\.5)?)${inches}`,
    ([behindR = 0, other = 0]) => {
      const value = behindR || other
      if (isFlotationDiameter(value)) return { width: value }
      return between(value, 10, 26) ? { diameter: value } : undefined
    },
  ) ??
  // tires are called by their overall diameter: 33s
  takeParts(sentence, /(\d{2})'?s/, ([value = 0]) =>
    isFlotationDiameter(value) ? { width: value } : undefined,
  )

const isFlotationDiameter = (value: number) => between(value, 27, 44)

/** A number alone, once the type is known: a tire's width or diameter, a wheel's diameter, a spacer's thickness. */
export const takeBareNumber = (
  sentence: Sentence,
  type: 'Tire' | 'Wheel' | 'Spacer',
  known: QuestionParts,
): Taken =>
  takeParts(sentence, /(\d{1,3}(?:\.\d)?)/, ([value = 0]) => {
    if (type === 'Spacer')
      return known.thickness === undefined && between(value, 3, 60) ? { thickness: value } : undefined
    if (type === 'Tire' && known.width === undefined)
      if (isFlotationDiameter(value) || (between(value, 125, 405) && value % 5 === 0)) return { width: value }
    return known.diameter === undefined && between(value, 12, 24) ? { diameter: value } : undefined
  })
