import { blend, signal } from '@/lib/media/drawing/palette'
import { NEWS_PICTURE } from '@/lib/media/drawing/picture-size'
import type { Random } from '@/lib/media/drawing/random'
import { circle, outline, type Point, path, turned } from '@/lib/media/drawing/svg'
import { treadPattern } from '@/lib/media/drawing/tire/tread-pattern'

const { width: W, height: H } = NEWS_PICTURE

type Light = 'day' | 'dusk' | 'snow'
type Palette = { sky: string; sun: string; far: string; near: string; ground: string; rut: string }
const palettes: Record<Light, Palette> = {
  day: { sky: '#EDE6D6', sun: signal, far: '#C3C6B4', near: '#4F6349', ground: '#33412F', rut: '#1E271C' },
  dusk: { sky: '#2B3036', sun: signal, far: '#474E56', near: '#23272B', ground: '#181A1D', rut: '#0D0E10' },
  snow: {
    sky: '#BFCBD3',
    sun: '#F5F3EE',
    far: '#9DACB7',
    near: '#5D6E7A',
    ground: '#EEF1F1',
    rut: '#C3CDD2',
  },
}

/** The outline of hills: several waves added up, with peaks where `sharp`. */
function ridge(random: Random, base: number, tall: number, sharp: number): Point[] {
  const waves = [1.3, 2.9, 6.1, 13].map((rate, order) => ({
    rate: rate * random.between(0.8, 1.25),
    phase: random.between(0, 7),
    share: 0.5 ** order,
  }))
  const steps = 80
  return Array.from({ length: steps + 1 }, (_, step) => {
    const x = step / steps
    const height = waves.reduce((sum, { rate, phase, share }) => {
      const wave = Math.sin(x * rate * Math.PI + phase)
      return sum + share * (sharp * (1 - 2 * Math.abs(wave)) + (1 - sharp) * wave)
    }, 0)
    return [x * W, base - tall * (0.5 + height * 0.4)]
  })
}

const land = (line: Point[], fill: string) => path(outline([...line, [W, H], [0, H]]), { fill })

type Track = (share: number) => { x: number; y: number; half: number }

/** A winding track from the lower edge to the horizon. */
function track(random: Random, horizon: number): Track {
  const [start, end] = [random.between(0.3, 0.7) * W, random.between(0.35, 0.65) * W]
  const bend = random.between(90, 190) * (random.next() < 0.5 ? 1 : -1)
  return (share) => {
    const near = (1 - share) ** 2.2
    return {
      x: start * near + end * (1 - near) + bend * Math.sin(share * Math.PI * 1.5) * (1 - share) ** 0.7,
      y: H + 30 - (H + 30 - horizon) * (1 - near),
      half: 6 + 210 * near,
    }
  }
}

/** Two ruts with the prints of lugs, smaller with distance. */
function ruts(along: Track, fill: string, mark: string): string {
  const shares = Array.from({ length: 61 }, (_, step) => step / 60)
  const rutPaths = [-1, 1].flatMap((side) => {
    const edge = (out: number): Point[] =>
      shares.map((share) => {
        const { x, y, half } = along(share)
        return [x + side * half * out, y]
      })
    const rut = path(outline([...edge(0.62), ...edge(1).reverse()]), { fill })
    const marks = Array.from({ length: 46 }, (_, step) => step / 46).map((share) => {
      const [from, to] = [along(share), along(share + 0.009)]
      const at = (place: typeof from, out: number, rise: number): Point => [
        place.x + side * place.half * out,
        place.y - rise * place.half,
      ]
      return path(
        outline([
          at(from, 0.66, 0),
          at(from, 0.81, 0.04),
          at(from, 0.96, 0),
          at(to, 0.96, 0),
          at(to, 0.81, 0.04),
          at(to, 0.66, 0),
        ]),
        { fill: mark },
      )
    })
    return [rut, ...marks]
  })
  return rutPaths.join('')
}

/** Rows of hills, a low sun, and a track that leads there. */
export function mountains(random: Random, light: Light): { sky: string; body: string } {
  const { sky, sun, far, near, ground, rut } = palettes[light]
  const sunAt: Point = [random.between(0.2, 0.8) * W, random.between(150, 250)]
  const layers = [0, 1, 2, 3].map((layer) =>
    land(ridge(random, 330 + layer * 62, 210 - layer * 34, 0.8 - layer * 0.25), blend(far, near, layer / 3)),
  )
  const plain = land(ridge(random, 560, 46, 0), ground)
  return {
    sky,
    body: [
      circle(...sunAt, 86, { fill: sun }),
      ...layers,
      plain,
      ruts(track(random, 546), rut, blend(rut, ground, 0.6)),
    ].join(''),
  }
}

const spruce = (x: number, foot: number, tall: number, fill: string): string => {
  const tiers = [0, 1, 2, 3].map((tier): Point[] => {
    const top = foot - tall + tier * tall * 0.2
    const half = tall * (0.09 + tier * 0.05)
    return [
      [x, top],
      [x + half, top + tall * 0.34],
      [x - half, top + tall * 0.34],
    ]
  })
  return tiers.map((tier) => path(outline(tier), { fill })).join('')
}

/** A track through the woods. */
export function woods(random: Random): { sky: string; body: string } {
  const sky = '#E4E2D2'
  const rows = [0, 1, 2].map((row) => {
    const fill = blend('#A9B59B', '#2C3A2A', row / 2)
    const trees = Array.from({ length: 26 - row * 6 }, () => {
      const side = random.next() < 0.5 ? -1 : 1
      const out = random.between(0.04 + row * 0.14, 0.56)
      const tall = random.between(190, 270) + row * 130
      return spruce(W / 2 + side * out * W, 470 + row * 74, tall, fill)
    })
    return land(ridge(random, 470 + row * 60, 40, 0), blend('#B9C2A9', '#3B4A36', row / 2)) + trees.join('')
  })
  const ground = land(ridge(random, 600, 30, 0), '#222C20')
  return {
    sky,
    body: [
      circle(W * random.between(0.35, 0.65), 240, 74, { fill: signal }),
      ...rows,
      ground,
      ruts(track(random, 588), '#141A13', '#2F3B2C'),
    ].join(''),
  }
}

/** A tread print across the whole picture. */
export function treadPrint(random: Random): { sky: string; body: string } {
  const dark = random.next() < 0.5
  const soil = dark ? '#24211D' : '#D9CFBB'
  const print = dark ? '#0F0E0D' : '#B3A488'
  const names = ['Błoto MT', 'Poligon MT', 'Szuter AT', 'Skała RT', 'Bagno XT', 'Leśnik AT'] as const
  const { blocks, pitch } = treadPattern(random.pick(names), 190)
  const turn = random.between(-34, -18) * (random.next() < 0.5 ? 1 : -1)
  const band = (x: number, wide: number, fill: string) =>
    Array.from({ length: 26 }, (_, index) => index - 13)
      .flatMap((index) =>
        blocks
          .filter(({ height }) => height === 1)
          .map(({ outline: points }) =>
            path(outline(points.map(([u, v]): Point => [x + (u / 2) * wide, (index + v) * pitch * wide])), {
              fill,
            }),
          ),
      )
      .join('')
  const bed = (x: number, wide: number) =>
    path(
      outline([
        [x - wide * 0.53, -H * 2],
        [x + wide * 0.53, -H * 2],
        [x + wide * 0.53, H * 2],
        [x - wide * 0.53, H * 2],
      ]),
      {
        fill: blend(soil, print, 0.35),
      },
    )
  const wide = random.between(230, 300)
  const second = random.between(1.5, 1.8) * wide
  const drawn = [-second * 0.55, second * 0.55].map((x) => bed(x, wide) + band(x, wide, print))
  const edge = outline([
    [0, H - 20],
    [W, H - 20],
    [W, H],
    [0, H],
  ])
  return {
    sky: soil,
    body:
      turned(`<g transform="translate(${W / 2} ${H / 2})">${drawn.join('')}</g>`, turn, [W / 2, H / 2]) +
      path(edge, { fill: signal }),
  }
}
