import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import { LinkButton } from '@/components/ui/LinkButton'
import { SizeMark } from '@/components/ui/SizeMark'
import { generationName, type Vehicle, vehiclePath } from '@/lib/fitment/vehicle'
import { cachedVehicles } from '@/lib/fitment/vehicles/cached'
import { carsPath } from '@/lib/fitment/vehicles/car-choice'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'

/** The other generations of the model, and the way to all cars. */
export async function OtherGenerations({ vehicle }: { vehicle: Vehicle }) {
  const t = await getTranslations('carPage')
  const locale = await pageLocale()
  const others = (await cachedVehicles()).filter(
    ({ make, model, path }) => make === vehicle.make && model === vehicle.model && path !== vehicle.path,
  )
  return (
    <section className="mt-14">
      {others.length > 0 ? (
        <>
          <h2 className="mb-3 font-display text-lg font-bold">{t('others', { model: vehicle.model })}</h2>
          <ul className="mb-6">
            {others.map((other) => (
              <li key={other.path}>
                <Link
                  href={localePath(locale, vehiclePath(other))}
                  className="inline-flex min-h-touch flex-wrap items-center gap-x-3 md:min-h-9"
                >
                  <span className="prose-link">{generationName(other)}</span>
                  <SizeMark text={other.boltPattern} size="base" className="text-soft" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <LinkButton href={localePath(locale, carsPath)} look="quiet">
        {t('allCars')}
      </LinkButton>
    </section>
  )
}
