import { NEWS_PICTURE } from '@/lib/media/drawing/picture-size'
import { hashOf, type Random, seededRandom } from '@/lib/media/drawing/random'
import { svg } from '@/lib/media/drawing/svg'
import { mountains, treadPrint, woods } from './landscapes'
import { routeMap, workshopShelf } from './workshop'

export type Scene = (random: Random) => { sky: string; body: string }

// Slugs are Polish without accents, like addresses.
const scenesByWord: [words: RegExp, scene: Scene][] = [
  [/zim|zamiec|snieg|ferie|winter|snow/, (random) => mountains(random, 'snow')],
  [/felg|dystans|stanowisk|magazyn|wheel|spacer|stock/, workshopShelf],
  [/bieznik|zwir|opon|bloto|cisnien|tread|tire|mud/, treadPrint],
  [/rozmiar|mapa|trasa|dojazd|wypraw|route/, routeMap],
  [/zlot|las|drawsk|puszcz|poligon|rally|forest/, woods],
]
const others: readonly [Scene, ...Scene[]] = [
  (random) => mountains(random, 'day'),
  (random) => mountains(random, 'dusk'),
  woods,
  treadPrint,
  routeMap,
]
/** Limits the number of different pictures, because anybody can request any address. */
const LOOKS = 24

/** A picture for a news item: its scene comes from words in the address, and is the same each time. */
export function newsPicture(slug: string): string {
  const look = slug === 'default' ? 'default' : String(hashOf(slug) % LOOKS)
  const random = seededRandom(`news ${look}`)
  const scene = slug === 'default' ? others[1] : scenesByWord.find(([words]) => words.test(slug))?.[1]
  const { sky, body } = (scene ?? random.pick(others))(random)
  return svg(NEWS_PICTURE, sky, body)
}
