import { FLANGE_WIDTH_MM, MM_PER_INCH } from '@/lib/measures/dimensions'
import { outline, type Point } from '@/lib/media/drawing/svg'
import { discSection, rimSection } from '@/lib/media/drawing/wheel/wheel-section'

type Wheel = {
  rimDiameterMm: number
  widthInches: number
  offsetMm: number
  circleMm: number
  boreMm: number
}

/** Rim and disc, with the rim's middle `outMm` from the hub's face. An impossible offset puts the disc at its edge. */
export function wheelSections(
  { widthInches, offsetMm, ...hub }: Wheel,
  outMm: number,
  at: (point: Point) => Point,
): string[] {
  const widthMm = widthInches * MM_PER_INCH
  const most = widthMm / 2 + FLANGE_WIDTH_MM
  const section = { ...hub, widthMm, offsetMm: Math.max(-most, Math.min(most, offsetMm)) }
  return [rimSection(section), discSection(section)].map((points) =>
    outline(points.map(([x, y]) => at([x + outMm, y]))),
  )
}
