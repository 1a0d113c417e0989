'use client'

import { usePathname } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { PendingOrders } from '@/components/sales/admin/orders/list/PolledOrders'
import { classes } from '@/components/ui/classes'
import { Link } from '@/components/ui/Link'
import { localePath, splitLocale } from '@/lib/platform/i18n/routing'
import type { Role } from '@/lib/platform/identity/roles'
import { linksFor } from './admin-links'

const isCurrentPage = (path: string, link: string) =>
  path === link || (link === '/admin' ? path.startsWith('/admin/order/') : path.startsWith(`${link}/`))

/** So many links fit one line of a wide screen in the longest language. */
const MOST_ON_LINE = 12

/** The classes that hide an occasional link; a phone always shows the link to the current page. */
const hidingOf = (isOffLine: boolean, isCurrent: boolean): string => {
  if (isCurrent) return isOffLine ? 'md:hidden' : ''
  return isOffLine ? 'hidden' : 'max-md:hidden'
}

/** Links to the pages that a role may see. A button shows those that are occasional or have no room. */
export function AdminNav({ role }: { role: Role | undefined }) {
  const t = useTranslations('admin')
  const locale = useLocale()
  const { path } = splitLocale(usePathname())
  const [showsAll, setShowsAll] = useState(false)
  const links = linksFor(role)
  const isLong = links.length > MOST_ON_LINE
  // marks the button to the rest when the link to the current page is behind it
  const standsInRest =
    isLong && !showsAll && links.some((link) => link.isRare && isCurrentPage(path, link.path))
  return (
    <nav aria-label={t('nav')} className="min-w-0">
      <ul className="flex flex-wrap gap-x-4 whitespace-nowrap">
        {links.map((link) => {
          const isHere = isCurrentPage(path, link.path)
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
                  // the same weight on every page keeps the links from moving
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
