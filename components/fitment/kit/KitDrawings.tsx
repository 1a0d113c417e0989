'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFigures } from '@/components/fitment/tools/ToolAnswer'
import { diameterChange } from '@/lib/fitment/judge/checks/overall-diameter'
import type { Hub, Kit } from '@/lib/fitment/kit'
import { setupsOf, tireRadiusMm } from '@/lib/fitment/kit-check/setup'
import { tireSize } from '@/lib/measures/tire-sizes'
import { SectionDrawing } from './SectionDrawing'
import { SideDrawing } from './SideDrawing'

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
