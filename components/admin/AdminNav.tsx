'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { classes } from '@/components/ui/classes'
import { localePath, splitLocale } from '@/lib/i18n/routing'
import type { Role } from '@/lib/identity/roles'
import { linksFor } from './links'
import { PendingOrders } from './orders/list/PendingOrders'

const isWithin = (path: string, link: string) =>
  path === link || (link === '/admin' ? path.startsWith('/admin/order/') : path.startsWith(`${link}/`))

/** Links to the area's pages that a role may see; the current one is marked. */
export function AdminNav({ role }: { role: Role | undefined }) {
  const t = useTranslations('admin')
  const locale = useLocale()
  const { path } = splitLocale(usePathname())
  return (
    <nav aria-label={t('nav')} className="min-w-0">
      <ul className="flex flex-wrap gap-x-5 whitespace-nowrap">
        {linksFor(role).map((link) => (
          <li key={link.key}>
            <Link
              href={localePath(locale, link.path)}
              aria-current={isWithin(path, link.path) ? 'page' : undefined}
              className={classes(
                'flex min-h-touch items-center border-b-2',
                link.isOccasional ? 'text-soft' : 'font-medium',
                isWithin(path, link.path)
                  ? 'border-b-signal'
                  : 'border-b-transparent hover:border-b-hairline',
              )}
            >
              {t(`links.${link.key}`)}
              {link.key === 'orders' ? <PendingOrders /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
