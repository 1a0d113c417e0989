import { getTranslations } from 'next-intl/server'
import { classes } from '@/components/ui/classes'
import { Link } from '@/components/ui/Link'
import { SizeMark } from '@/components/ui/SizeMark'
import { generationName, type Vehicle, vehiclePath } from '@/lib/fitment/vehicle'
import { makeAnchor, modelAnchor } from '@/lib/fitment/vehicles/car-choice'
import { listedName } from '@/lib/fitment/vehicles/search/listed-name'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { CarListFilter } from './CarListFilter'

/** Some vehicles by a part of their name, in the order of the list. */
function groupBy(vehicles: readonly Vehicle[], part: 'make' | 'model'): [string, Vehicle[]][] {
  const groups = new Map<string, Vehicle[]>()
  for (const vehicle of vehicles) groups.set(vehicle[part], [...(groups.get(vehicle[part]) ?? []), vehicle])
  return [...groups]
}

/** Hides a group of which the filter leaves nothing. */
const hiddenWhenEmpty = '[&:not(:has(li:not([hidden])))]:hidden'

/** All cars by make and model, to look through or to filter. */
export async function CarList({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const t = await getTranslations('cars')
  const locale = await pageLocale()
  const makes = groupBy(vehicles, 'make')
  return (
    <ClientMessages groups={['cars']}>
      <CarListFilter>
        <nav aria-label={t('makes')} className="mt-6">
          <ul className="flex flex-wrap gap-x-5">
            {makes.map(([make]) => (
              <li key={make}>
                <a
                  href={`#${makeAnchor(make)}`}
                  className="prose-link flex min-h-touch items-center md:min-h-9"
                >
                  {make}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-8 gap-8 sm:columns-2 lg:columns-3">
          {makes.map(([make, ofMake]) => (
            <section
              key={make}
              aria-labelledby={makeAnchor(make)}
              className={classes('pb-8', hiddenWhenEmpty)}
            >
              <h3
                id={makeAnchor(make)}
                className="scroll-mt-4 break-after-avoid border-b border-hairline pb-2 font-display text-lg font-bold target:border-b-signal"
              >
                {make}
              </h3>
              <div>
                {groupBy(ofMake, 'model').map(([model, ofModel]) => (
                  <div
                    key={model}
                    id={modelAnchor(make, model)}
                    className={classes(
                      'scroll-mt-4 break-inside-avoid pt-4 target:border-l-4 target:border-l-signal target:pl-3',
                      hiddenWhenEmpty,
                    )}
                  >
                    <h4 className="font-semibold">
                      {/* a column may begin amid the models of a make */}
                      <span className="font-normal text-soft">{make}</span> {model}
                    </h4>
                    <ul className="mt-1">
                      {ofModel.map((vehicle) => (
                        <li key={vehicle.path} data-car={listedName(vehicle)}>
                          <Link
                            href={localePath(locale, vehiclePath(vehicle))}
                            className="group flex min-h-touch flex-wrap items-center gap-x-3 py-1 md:min-h-9"
                          >
                            <span className="prose-link">
                              <span className="sr-only">{`${make} ${model} `}</span>
                              {generationName(vehicle)}
                            </span>
                            <SizeMark text={vehicle.boltPattern} size="base" className="text-soft" />
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
            </section>
          ))}
        </div>
      </CarListFilter>
    </ClientMessages>
  )
}
