import { tireFinderDefaults } from '@/lib/catalog/finder/tire-finder'
import type { ProductType } from '@/lib/catalog/product/schema'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import type { FinderPlace } from './FinderFrame'
import { spacerStart, tireStart, wheelStart } from './finder-page'
import { SpacerFinder } from './SpacerFinder'
import { spacerPlan } from './spacer-plan'
import { TireFinder } from './TireFinder'
import { WheelFinder } from './WheelFinder'
import { wheelPlan } from './wheel-plan'

type Props = { type: ProductType; place: FinderPlace; total?: number | null }

/** A finder as it opens: the tire finder with its size, the others with nothing chosen. */
export async function OpeningFinder(props: Props) {
  return <ClientMessages groups={['finder']}>{await finderOf(props)}</ClientMessages>
}

async function finderOf({ type, place, total = null }: Props) {
  switch (type) {
    case 'Tire':
      return <TireFinder place={place} start={await tireStart(tireFinderDefaults, total)} />
    case 'Wheel':
      return <WheelFinder place={place} start={await wheelStart(wheelPlan.defaults, null)} />
    case 'Spacer':
      return <SpacerFinder place={place} start={await spacerStart(spacerPlan.defaults, null)} />
  }
}
