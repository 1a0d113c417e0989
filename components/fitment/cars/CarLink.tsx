import { Link } from '@/components/ui/Link'
import { SizeMark } from '@/components/ui/SizeMark'
import { vehiclePath } from '@/lib/fitment/vehicle'
import { type Locale, localePath } from '@/lib/platform/i18n/routing'

type Props = {
  locale: Locale
  /** Make and model; `isShown` where the list does not stand below them. */
  model: string
  isShown?: boolean
  /** With its years. */
  generation: string
  path: string
  boltPattern: string
}

/** A line of a list of cars: the way to a vehicle's page, and its bolt pattern. */
export function CarLink({ locale, model, isShown = false, generation, path, boltPattern }: Props) {
  return (
    <Link
      href={localePath(locale, vehiclePath({ path }))}
      className="group flex min-h-touch flex-wrap items-center gap-x-3 py-1 md:min-h-9"
    >
      <span className="prose-link">
        {isShown ? `${model} ` : <span className="sr-only">{`${model} `}</span>}
        {generation}
      </span>
      <SizeMark text={boltPattern} size="base" className="text-soft" />
    </Link>
  )
}
