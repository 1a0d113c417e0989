import { NEWS_PICTURE } from '@/lib/drawing/picture-size'
import { type Chance, chanceOf, hashOf } from '@/lib/drawing/random'
import { svg } from '@/lib/drawing/svg'
import { mountains, treadPrint, woods } from './land'
import { shelf, trail } from './trade'

export type Scene = (chance: Chance) => { sky: string; body: string }

// Slugs are Polish without accents, like addresses.
const told: [words: RegExp, scene: Scene][] = [
  [/zim|zamiec|snieg|ferie|winter|snow/, (chance) => mountains(chance, 'snow')],
  [/felg|dystans|stanowisk|magazyn|wheel|spacer|stock/, shelf],
  [/bieznik|zwir|opon|bloto|cisnien|tread|tire|mud/, treadPrint],
  [/rozmiar|mapa|trasa|dojazd|wypraw|route/, trail],
  [/zlot|las|drawsk|puszcz|poligon|rally|forest/, woods],
]
const others: readonly [Scene, ...Scene[]] = [
  (chance) => mountains(chance, 'day'),
  (chance) => mountains(chance, 'dusk'),
  woods,
  treadPrint,
  trail,
]
/** Limits the number of different pictures, because anybody can request any address. */
const LOOKS = 24

/** A picture for a news item: its scene comes from words in the address, and is the same each time. */
export function newsPicture(slug: string): string {
  const look = slug === 'default' ? 'default' : String(hashOf(slug) % LOOKS)
  const chance = chanceOf(`news ${look}`)
  const scene = slug === 'default' ? others[1] : told.find(([words]) => words.test(slug))?.[1]
  const { sky, body } = (scene ?? chance.pick(others))(chance)
  return svg(NEWS_PICTURE, sky, body)
}
