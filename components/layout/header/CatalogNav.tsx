'use client'

import { usePathname } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { catalogLinks } from '@/components/layout/links/shop-links'
import { classes } from '@/components/ui/classes'
import { Link } from '@/components/ui/Link'
import { useAccountCar, useMyCar } from '@/lib/fitment/my-car/client'
import { localePath, splitLocale } from '@/lib/platform/i18n/routing'

/** The paths of each shelf: results and details of products mark the link of their finder. */
const shelves = { tires: /^\/($|tire)/, wheels: /^\/wheel/, spacers: /^\/spacer/, cars: /^\/car($|\/)/ }

/** Links to tires, wheels, spacers and cars; the current one is marked. */
export function CatalogNav({ className }: { className?: string }) {
  const t = useTranslations('layout')
  const locale = useLocale()
  const { path } = splitLocale(usePathname())
  const car = useMyCar()
  useAccountCar()
  return (
    <nav aria-label={t('catalog')} className={className}>
      <ul className="flex">
        {catalogLinks.map((link) => {
          const here = shelves[link.key].test(path)
          const mine = link.key === 'cars' ? car : null
          return (
            <li
              key={link.key}
              className={classes(
                'min-w-0 flex-auto lg:flex-none',
                // only the name of the visitor's car is cut off when there is no room
                car && !mine && 'min-[22.5rem]:shrink-0',
              )}
            >
              <Link
                href={localePath(locale, mine ? `/car/${mine.path}` : link.path)}
                aria-label={mine ? t('myCar', { name: mine.name }) : undefined}
                aria-current={here ? (path === link.path ? 'page' : 'true') : undefined}
                className={classes(
                  'flex min-h-touch items-center justify-center border-b-3 px-1.5 text-center min-[22.5rem]:whitespace-nowrap max-[24rem]:px-1 max-[24rem]:text-[0.9375rem] sm:px-3 font-medium transition-colors',
                  here
                    ? 'border-signal text-paper'
                    : 'border-transparent text-soft hover:border-edge hover:text-paper',
                )}
              >
                {mine ? <span className="max-w-40 truncate">{mine.model}</span> : t(link.key)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
