import { shop } from '@/lib/platform/shop-details'
import { type Fitment, fitments } from './fitments'
import { type CatalogueSpacer, demoEan } from './product'
import { type Chance, chance, priceTag, stocks } from './random'

export type SpacerKind = 'przelotowy' | 'przykręcany'
export type Alloy = '6061-T6' | '7075-T6'

/** mm. Below 20 there is no room for studs of their own. */
export const thicknesses: Record<SpacerKind, readonly number[]> = {
  przelotowy: [3, 5, 8, 10, 12, 15, 20],
  przykręcany: [20, 25, 30, 35, 38, 40, 50],
}

/** As far as the studs of the demo stand out. */
const STUD_LENGTH_MM = 30

/** A bolt-on spacer brings its studs, a slip-on one asks the buyer for longer ones. */
function boltInfo(fit: Fitment, kind: SpacerKind, thickness: number): string {
  if (kind === 'przykręcany') return `${fit.thread}, ${fit.bolts} szpilek w komplecie`
  const longer = fit.held === 'studs' ? 'szpilek dłuższych' : 'śrub dłuższych'
  return `${fit.thread}, wymaga ${longer} o ${thickness} mm`
}

const texts = {
  przykręcany: {
    description:
      'Dystans z własnymi szpilkami: przykręć go do piasty, a felgę do niego. Sprzedawany na sztuki.',
    descriptionEn:
      'Comes with its own studs: bolt the spacer to the hub, then the wheel to the spacer. Sold individually.',
    descriptionRu:
      'Проставка со своими шпильками: прикрутите её к ступице, а диск к ней. Продаётся поштучно.',
  },
  przelotowy: {
    description:
      'Dystans przelotowy: nasuwasz go na piastę, potrzebne są dłuższe szpilki lub śruby. Sprzedawany na sztuki.',
  },
} satisfies Record<SpacerKind, Partial<CatalogueSpacer>>

export function spacer(
  fit: Fitment,
  kind: SpacerKind,
  thickness: number,
  alloy: Alloy,
  random: Chance,
): Omit<CatalogueSpacer, 'quantityInStock' | 'inArchive'> {
  const zloty =
    (kind === 'przelotowy' ? 62 + thickness * 3 : 92 + thickness * 2.2) * (alloy === '7075-T6' ? 1.15 : 1)
  return {
    productType: 'Spacer',
    title: `Dystans ${shop.brand} ${thickness} mm ${fit.boltPattern} CB${fit.bore} ${kind} ${alloy}`,
    boltPattern: fit.boltPattern,
    mounting: kind === 'przykręcany' ? 'bolt-on' : 'slip-on',
    boltInfo: boltInfo(fit, kind, thickness),
    thickness,
    hubBore: fit.bore,
    // a thin ring has no room for a collar
    ringBore: thickness >= 15 ? fit.bore : null,
    alloy,
    thread: fit.thread,
    studLength: kind === 'przykręcany' ? STUD_LENGTH_MM : null,
    ...texts[kind],
    priceGrosze: priceTag(zloty * (0.97 + random.next() * 0.06), random),
  }
}

/** The demo's spacers: every thickness for every hub, the thick ones in the stronger alloy. */
export function demoSpacers(): CatalogueSpacer[] {
  const random = chance(1997)
  const kinds: SpacerKind[] = ['przelotowy', 'przykręcany']
  const drillings = fitments.flatMap((fit) =>
    kinds.flatMap((kind) => thicknesses[kind].map((thickness) => ({ fit, kind, thickness }))),
  )
  return drillings.map(({ fit, kind, thickness }, position) => ({
    ...spacer(fit, kind, thickness, thickness >= 38 ? '7075-T6' : '6061-T6', random),
    sku: `DY-${position + 10_001}`,
    ean: demoEan(20_001 + position),
    quantityInStock: stocks[(position * 3 + 5) % stocks.length] ?? 0,
    inArchive: position % 31 === 19,
  }))
}
