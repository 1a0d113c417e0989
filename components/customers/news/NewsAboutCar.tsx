import { getTranslations } from 'next-intl/server'
import { Heading } from '@/components/ui/Heading'
import { Link } from '@/components/ui/Link'
import { cachedNewsAbout } from '@/lib/customers/news/cached'
import { cachedVehicles } from '@/lib/fitment/vehicles/cached'
import { modelPath } from '@/lib/fitment/vehicles/car-choice'
import { vehiclesIn } from '@/lib/fitment/vehicles/search/mentions'
import { type Vehicle, vehiclePath } from '@/lib/fitment/vehicles/vehicle'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'

/** The newest articles about a car or its model. */
export async function NewsAboutCar({ vehicle }: { vehicle: Vehicle }) {
  const locale = await pageLocale()
  const t = await getTranslations('carPage')
  const vehicles = await cachedVehicles()
  const own = [vehiclePath(vehicle), modelPath(vehicle.make, vehicle.model)]
  const items = (await cachedNewsAbout(vehicle.model, locale)).filter(({ title, description }) =>
    vehiclesIn(`${title}\n${description}`, vehicles).some(({ path }) => own.includes(path)),
  )
  if (items.length === 0) return null
  return (
    <section aria-labelledby="articles" className="mb-10">
      <Heading id="articles" className="mb-1 scroll-mt-4">
        {t('articles')}
      </Heading>
      <ul>
        {items.map(({ id, title, language }) => (
          <li key={id}>
            <Link
              href={localePath(locale, `/news/${id}`)}
              lang={language}
              className="prose-link inline-flex min-h-touch items-center font-semibold md:min-h-9"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
