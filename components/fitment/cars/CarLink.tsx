import { ShopLink } from '@/components/layout/links/ShopLink'
import { SizeMark } from '@/components/ui/SizeMark'
import { vehiclePath } from '@/lib/fitment/vehicles/vehicle'

type Props = {
  /** Make and model, for screen readers alone unless `isShown`: a heading above the list names them. */
  model: string
  isShown?: boolean
  generation: string
  path: string
  boltPattern: string
}

export function CarLink({ model, isShown = false, generation, path, boltPattern }: Props) {
  return (
    <ShopLink
      path={vehiclePath({ path })}
      className="group flex min-h-touch flex-wrap items-center gap-x-3 py-1 md:min-h-9"
    >
      <span className="prose-link">
        {isShown ? `${model} ` : <span className="sr-only">{`${model} `}</span>}
        {generation}
      </span>
      <SizeMark text={boltPattern} size="base" className="text-soft" />
    </ShopLink>
  )
}
