'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFigures } from '@/components/fitment/tools/ToolAnswer'
import { diameterChange } from '@/lib/fitment/judge/checks/overall-diameter'
import type { Hub, Kit } from '@/lib/fitment/kit'
import { setupsOf, tireRadiusMm } from '@/lib/fitment/kit-check/setup'
import { MM_PER_INCH, type TireSize } from '@/lib/measures/dimensions'
import { tireSize } from '@/lib/measures/tire-sizes'
import { SectionDrawing } from './SectionDrawing'

/** The kit on the hub, before and after, from the side and in section. Captions say what the drawings show. */
export function KitDrawings({ kit, hub }: { kit: Kit; hub: Hub }) {
  const t = useTranslations('kit')
  const { figure, change } = useFigures()
  const { before, after } = setupsOf(kit, hub)
  const { wheel, tire } = after
  const diameter = (size: { width: number; profile: number; diameter: number }) =>
    figure(2 * tireRadiusMm(size))
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2 print:grid-cols-2 print:[&_svg]:mx-auto print:gap-3 print:[&_svg]:max-h-22 print:[&_svg]:w-auto">
      {wheel ? (
        <Drawing
          caption={[
            t('section', { inside: figure(wheel.insideMm), outside: figure(wheel.outsideMm) }),
            wheel.spacerMm > 0 ? t('withSpacer', { mm: figure(wheel.spacerMm) }) : '',
            before.wheel
              ? t('sectionBefore', {
                  inside: figure(before.wheel.insideMm),
                  outside: figure(before.wheel.outsideMm),
                })
              : t('stockUnknown'),
          ]}
        >
          <SectionDrawing
            before={before}
            after={{ tire, wheel }}
            hub={hub}
            words={{
              inside: t('sectionWords.inside'),
              outside: t('sectionWords.outside'),
              hub: t('sectionWords.hub'),
            }}
            labels={{ inside: figure(wheel.insideMm), outside: figure(wheel.outsideMm) }}
          />
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
          <SideDrawing
            before={before.tire}
            after={tire}
            labels={{
              before: before.tire ? [t('before'), tireSize(before.tire)] : [],
              after: [t('after'), tireSize(tire)],
            }}
          />
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
/** A tire that is drawn alone is not drawn larger than this. */
const LARGEST = 300

type Props = { before: TireSize | null; after: TireSize; labels: { before: string[]; after: string[] } }

function SideDrawing({ before, after, labels }: Props) {
  const tires = [before, after].filter((tire) => tire !== null)
  const diameters = tires.map((tire) => 2 * tireRadiusMm(tire))
  const wide = diameters.reduce((sum, each) => sum + each, 0)
  const scale = Math.min((WIDTH - (tires.length + 1) * GAP) / wide, LARGEST / Math.max(...diameters))
  const ground = HEAD + Math.max(...diameters) * scale
  const isPair = before !== null
  const centers = isPair
    ? [WIDTH / 2 - GAP / 2 - tireRadiusMm(before) * scale, WIDTH / 2 + GAP / 2 + tireRadiusMm(after) * scale]
    : [WIDTH / 2]
  const words = isPair ? [labels.before, labels.after] : [labels.after]
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${ground + FOOT}`} className="w-full print:max-h-96">
      <path d={`M0 ${ground + 2}H${WIDTH}`} className="stroke-type" strokeWidth={4} />
      {tires.map((tire, index) => {
        const isBefore = isPair && index === 0
        const radius = tireRadiusMm(tire) * scale
        const x = centers[index] ?? 0
        const y = ground - radius
        return (
          <g key={isBefore ? 'before' : 'after'}>
            <circle
              cx={x}
              cy={y}
              r={radius - 1.5}
              className={isBefore ? 'fill-none stroke-type' : 'fill-tire stroke-soft'}
              strokeWidth={2.5}
              strokeDasharray={isBefore ? '8 5' : undefined}
            />
            <circle
              cx={x}
              cy={y}
              r={((tire.diameter * MM_PER_INCH) / 2) * scale}
              className={isBefore ? 'fill-none stroke-type' : 'fill-signal stroke-type'}
              strokeWidth={2}
              strokeDasharray={isBefore ? '8 5' : undefined}
            />
            <circle cx={x} cy={y} r={5} className="fill-type" />
            <path d={`M0 ${ground - 2 * radius}H${WIDTH}`} className="stroke-soft" strokeDasharray="3 5" />
            {words[index]?.map((text, row) => (
              <text
                key={text}
                x={x}
                y={ground + 28 + row * 26}
                textAnchor="middle"
                fontSize={19}
                fontWeight={600}
                className={row === 0 ? 'fill-soft' : 'fill-type'}
              >
                {text}
              </text>
            ))}
          </g>
        )
      })}
    </svg>
  )
}
