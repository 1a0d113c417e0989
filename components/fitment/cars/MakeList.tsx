import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import type { Vehicle } from '@/lib/fitment/vehicle'
import { groupVehicles, makePath } from '@/lib/fitment/vehicles/car-choice'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'

/** All makes, each with its number of cars. The looks of a line stand on the list: there are fifty. */
export async function MakeList({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const t = await getTranslations('cars')
  const locale = await pageLocale()
  return (
    <ul className="mt-6 columns-2 gap-6 sm:columns-3 lg:columns-4 [&_a]:prose-link [&_a]:font-semibold [&_li]:flex [&_li]:min-h-touch [&_li]:break-inside-avoid [&_li]:flex-wrap [&_li]:items-center [&_li]:gap-x-3 [&_li]:text-soft md:[&_li]:min-h-9">
      {groupVehicles(vehicles, 'make').map(([make, ofMake]) => (
        <li key={make}>
          <Link href={localePath(locale, makePath(make))}>{make}</Link>
          {t('count', { count: ofMake.length })}
        </li>
      ))}
    </ul>
  )
}
