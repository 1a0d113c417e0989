import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { finderStart } from '@/lib/storefront/finder/options'
import { spacerPlan } from '@/lib/storefront/finder/spacer-plan'
import { tirePlan } from '@/lib/storefront/finder/tire-plan'
import { wheelPlan } from '@/lib/storefront/finder/wheel-plan'
import type { FinderPlace } from './FinderFrame'
import type { FinderOfType } from './finder-of-type'

type Props = { finder: FinderOfType; place: FinderPlace; total?: number | null }

/** A finder as it opens: the tire finder with its size, the others with nothing chosen. */
export async function OpeningFinder(props: Props) {
  return (
    <ClientMessages groups={[props.finder.type === 'Tire' ? 'finder.tires' : 'finder']}>
      {await finderFor(props)}
    </ClientMessages>
  )
}

async function finderFor({ finder, place, total = null }: Props) {
  switch (finder.type) {
    case 'Tire':
      return <finder.Finder place={place} start={await finderStart(tirePlan, tirePlan.defaults, total)} />
    case 'Wheel':
      return <finder.Finder place={place} start={await finderStart(wheelPlan, wheelPlan.defaults, null)} />
    case 'Spacer':
      return <finder.Finder place={place} start={await finderStart(spacerPlan, spacerPlan.defaults, null)} />
  }
}
