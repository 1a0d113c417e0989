import { coordinate, onCircle, type Point } from '@/lib/media/drawing/svg'
import onest from './onest-600.json'
import unbounded from './unbounded-800.json'

// A server may have no fonts for the renderer, so text is drawn as outlines. They come from the WOFF files of
// @fontsource/unbounded and @fontsource/onest.
type Face = { unitsPerEm: number; capHeight: number; glyphs: Record<string, (string | number)[]> }
const faces = { display: unbounded as Face, text: onest as Face }

type Setting = {
  /** 'display' has capitals only, like a sidewall. */
  face: keyof typeof faces
  /** Height of a capital letter. */
  height: number
  fill: string
  /** Where the point is; at the start without it. */
  anchor?: 'middle'
  /** Space between letters, in heights of a capital. */
  tracking?: number
}

/** The glyphs of a text. A character that the face lacks falls back to its letter without accents, or is left out. */
function glyphsOf(text: string, setting: Setting) {
  const face = faces[setting.face]
  const scale = setting.height / face.capHeight
  const tracking = ((setting.tracking ?? 0) * setting.height) / scale
  const written = setting.face === 'display' ? text.toUpperCase() : text
  const glyphs = [...written.normalize('NFC')].flatMap((letter) => {
    const [advance, d] = face.glyphs[letter] ?? face.glyphs[letter.normalize('NFD').charAt(0)] ?? []
    return typeof advance === 'number' && typeof d === 'string' ? [{ advance: advance + tracking, d }] : []
  })
  return { glyphs, scale }
}

export function textWidth(text: string, setting: Setting): number {
  const { glyphs, scale } = glyphsOf(text, setting)
  return glyphs.reduce((sum, { advance }) => sum + advance * scale, 0)
}

const set = ({ d }: { d: string }, scale: number, [x, y]: Point, degrees = 0) => {
  const turn = degrees === 0 ? '' : `rotate(${coordinate(degrees)})`
  const size = Math.round(scale * 10_000) / 10_000
  return `<path transform="translate(${coordinate(x)} ${coordinate(y)})${turn}scale(${size})" d="${d}"/>`
}

/** One line of text on a straight base line. */
export function drawText(text: string, [x, y]: Point, setting: Setting): string {
  const { glyphs, scale } = glyphsOf(text, setting)
  const width = textWidth(text, setting)
  let at = x - (setting.anchor === 'middle' ? width / 2 : 0)
  const glyphPaths = glyphs.map((glyph) => {
    const letter = glyph.d ? set(glyph, scale, [at, y]) : ''
    at += glyph.advance * scale
    return letter
  })
  return `<g fill="${setting.fill}">${glyphPaths.join('')}</g>`
}

/** Text around a circle, standing on its outside, with the middle of the text at an angle (0 at the top, clockwise). */
export function drawTextOnCircle(
  text: string,
  center: Point,
  radius: number,
  middle: number,
  setting: Setting,
): string {
  const { glyphs, scale } = glyphsOf(text, setting)
  const degreesPer = (180 / Math.PI / radius) * scale
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0)
  let at = middle - (width * degreesPer) / 2
  const glyphPaths = glyphs.map((glyph) => {
    const half = (glyph.advance / 2) * degreesPer
    const angle = at + half
    at += 2 * half
    if (!glyph.d) return ''
    // Each letter is perpendicular to the radius through its own middle.
    const [x, y] = onCircle(center, radius, angle)
    const back = (glyph.advance / 2) * scale
    const turn = (angle * Math.PI) / 180
    return set(glyph, scale, [x - back * Math.cos(turn), y - back * Math.sin(turn)], angle)
  })
  return `<g fill="${setting.fill}">${glyphPaths.join('')}</g>`
}

/** The angle in degrees that a text covers on a circle. */
export const textAngle = (text: string, radius: number, setting: Setting): number =>
  (textWidth(text, setting) / radius) * (180 / Math.PI)
