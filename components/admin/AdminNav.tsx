'use client'

import { usePathname } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { PendingOrders } from '@/components/sales/admin/orders/list/PolledOrders'
import { classes } from '@/components/ui/classes'
import { Link } from '@/components/ui/Link'
import { localePath, splitLocale } from '@/lib/platform/i18n/routing'
import type { Role } from '@/lib/platform/identity/roles'
import { linksFor } from './links'

const isWithin = (path: string, link: string) =>
  path === link || (link === '/admin' ? path.startsWith('/admin/order/') : path.startsWith(`${link}/`))

/** As many links, in the longest of the languages, stand on one line of a wide screen. */
const MOST_ON_LINE = 12

/** Where a link of the rest is hidden; a phone always shows the one to the current page. */
const hidingOf = (isOffLine: boolean, isCurrent: boolean): string => {
  if (isCurrent) return isOffLine ? 'md:hidden' : ''
  return isOffLine ? 'hidden' : 'max-md:hidden'
}

/** Links to the area's pages that a role may see; what is needed now and then, or has no room, shows when asked for. */
export function AdminNav({ role }: { role: Role | undefined }) {
  const t = useTranslations('admin')
  const locale = useLocale()
  const { path } = splitLocale(usePathname())
  const [showsAll, setShowsAll] = useState(false)
  const links = linksFor(role)
  const isLong = links.length > MOST_ON_LINE
  // the current page has no room on the line: the button to the rest is marked for it
  const standsInRest = isLong && !showsAll && links.some((link) => link.isRare && isWithin(path, link.path))
  return (
    <nav aria-label={t('nav')} className="min-w-0">
      <ul className="flex flex-wrap gap-x-4 whitespace-nowrap">
        {links.map((link) => {
          const isHere = isWithin(path, link.path)
          const isHideable = link.isOccasional && !showsAll
          return (
            <li
              key={link.key}
              className={isHideable ? hidingOf(isLong && link.isRare === true, isHere) : undefined}
            >
              <Link
                href={localePath(locale, link.path)}
                aria-current={isHere ? 'page' : undefined}
                className={classes(
                  'flex min-h-touch items-center border-b-2',
                  // the weight stays the same on every page, or the links would move
                  link.isOccasional ? !isHere && 'text-soft' : 'font-medium',
                  isHere ? 'border-b-signal' : 'border-b-transparent hover:border-b-hairline',
                )}
              >
                {t(`links.${link.key}`)}
                {link.key === 'orders' ? <PendingOrders /> : null}
              </Link>
            </li>
          )
        })}
        {links.some((link) => link.isOccasional) ? (
          <li className={classes(!isLong && 'md:hidden')}>
            <button
              type="button"
              aria-expanded={showsAll}
              aria-current={standsInRest ? 'true' : undefined}
              onClick={() => setShowsAll((shown) => !shown)}
              className={classes(
                'flex min-h-touch items-center border-b-2',
                standsInRest ? 'border-b-transparent md:border-b-signal' : 'border-b-transparent text-soft',
              )}
            >
              {t(showsAll ? 'lessLinks' : 'moreLinks')}
            </button>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
