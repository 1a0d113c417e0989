'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFigures } from '@/components/fitment/tools/ToolAnswer'
import { diameterChange } from '@/lib/fitment/judge/checks/overall-diameter'
import type { Hub, Kit } from '@/lib/fitment/kit'
import { type MountedWheel, setupsOf, tireRadiusMm } from '@/lib/fitment/kit-check/setup'
import { MM_PER_INCH, type TireSize } from '@/lib/measures/dimensions'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { SectionDrawing } from './SectionDrawing'

export function KitDrawings({ kit, hub }: { kit: Kit; hub: Hub }) {
  const t = useTranslations('kit')
  const { figure, change } = useFigures()
  const { before, after } = setupsOf(kit, hub)
  const { wheel, tire } = after
  const edgesOf = ({ insideMm, outsideMm }: MountedWheel) => ({
    inside: figure(insideMm),
    outside: figure(outsideMm),
  })
  const diameter = (size: TireSize) => figure(2 * tireRadiusMm(size))
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 print:grid-cols-2 print:[&_svg]:mx-auto print:gap-3 print:[&_svg]:max-h-22 print:[&_svg]:w-auto">
      {wheel ? (
        <Drawing
          caption={[
            t('section', edgesOf(wheel)),
            wheel.spacerMm > 0 ? t('withSpacer', { mm: figure(wheel.spacerMm) }) : '',
            before.wheel ? t('sectionBefore', edgesOf(before.wheel)) : t('stockUnknown'),
          ]}
        >
          <SectionDrawing before={before} after={{ tire, wheel }} hub={hub} />
        </Drawing>
      ) : (
        <p className="text-soft">{t('sectionUnknown')}</p>
      )}
      {tire ? (
        <Drawing
          caption={[
            before.tire
              ? t('side', {
                  before: diameter(before.tire),
                  after: diameter(tire),
                  change: change(diameterChange(before.tire, tire).clearanceMm),
                })
              : t('sideAlone', { after: diameter(tire) }),
          ]}
        >
          <SideDrawing before={before.tire} after={tire} />
        </Drawing>
      ) : null}
    </div>
  )
}

function Drawing({ caption, children }: { caption: readonly string[]; children: ReactNode }) {
  return (
    <figure className="rounded-lg border border-hairline bg-face p-3 print:p-1">
      {children}
      <figcaption className="mt-2 text-sm text-soft print:mt-0">
        {caption.filter(Boolean).join(' ')}
      </figcaption>
    </figure>
  )
}

const WIDTH = 520
const GAP = 24
const HEAD = 12
const FOOT = 70
/** The largest diameter of a tire that is drawn alone. */
const LARGEST = 300

function SideDrawing({ before, after }: { before: TireSize | null; after: TireSize }) {
  const t = useTranslations('kit')
  const tires = [before, after].filter((tire) => tire !== null)
  const radii = tires.map(tireRadiusMm)
  const wide = radii.reduce((sum, radius) => sum + 2 * radius, 0)
  const tallest = 2 * Math.max(...radii)
  const scale = Math.min((WIDTH - (tires.length + 1) * GAP) / wide, LARGEST / tallest)
  const ground = HEAD + tallest * scale
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${ground + FOOT}`} className="w-full print:max-h-96">
      <path d={`M0 ${ground + 2}H${WIDTH}`} className="stroke-type" strokeWidth={4} />
      {tires.map((tire, index) => {
        const isBefore = before !== null && index === 0
        const radius = tireRadiusMm(tire) * scale
        const side = isBefore ? -1 : 1
        const x = WIDTH / 2 + (before ? side * (GAP / 2 + radius) : 0)
        const hollow = isBefore && 'fill-none stroke-type'
        const words = [t(isBefore ? 'before' : 'after'), tireSizeText(tire)]
        return (
          <g
            key={side}
            transform={`translate(${x} ${ground - radius})`}
            strokeDasharray={isBefore ? '8 5' : undefined}
          >
            <circle r={radius - 1.5} className={hollow || 'fill-tire stroke-soft'} strokeWidth={2.5} />
            <circle
              r={((tire.diameter * MM_PER_INCH) / 2) * scale}
              className={hollow || 'fill-signal stroke-type'}
              strokeWidth={2}
            />
            <circle r={5} className="fill-type" />
            <path d={`M${-x} ${-radius}h${WIDTH}`} className="stroke-soft" strokeDasharray="3 5" />
            <g textAnchor="middle" fontSize={19} fontWeight={600}>
              {words.map((text, row) => (
                <text key={text} y={radius + 28 + row * 26} className={row === 0 ? 'fill-soft' : 'fill-type'}>
                  {text}
                </text>
              ))}
            </g>
          </g>
        )
      })}
    </svg>
  )
}
