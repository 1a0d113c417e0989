import { spacerPlan } from '@/lib/catalog/finder/spacer-plan'
import { spacerStart, tireStart, wheelStart } from '@/lib/catalog/finder/start'
import { tirePlan } from '@/lib/catalog/finder/tire-plan'
import { wheelPlan } from '@/lib/catalog/finder/wheel-plan'
import type { ProductType } from '@/lib/catalog/product/schema'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import type { FinderPlace } from './FinderFrame'
import { SpacerFinder } from './SpacerFinder'
import { TireFinder } from './TireFinder'
import { WheelFinder } from './WheelFinder'

type Props = { type: ProductType; place: FinderPlace; total?: number | null }

/** A finder as it opens: the tire finder with its size, the others with nothing chosen. */
export async function OpeningFinder(props: Props) {
  return <ClientMessages groups={['finder']}>{await finderFor(props)}</ClientMessages>
}

async function finderFor({ type, place, total = null }: Props) {
  switch (type) {
    case 'Tire':
      return <TireFinder place={place} start={await tireStart(tirePlan.defaults, total)} />
    case 'Wheel':
      return <WheelFinder place={place} start={await wheelStart(wheelPlan.defaults, null)} />
    case 'Spacer':
      return <SpacerFinder place={place} start={await spacerStart(spacerPlan.defaults, null)} />
  }
}
