import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { classes } from '@/components/ui/classes'
import { type Period, periods } from '@/lib/dashboard/schema'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'

/** How far back the dashboard looks. */
export async function PeriodLinks({ period }: { period: Period }) {
  const t = await getTranslations('dashboard')
  const locale = await pageLocale()
  return (
    <nav aria-label={t('period')} className="flex gap-2">
      {periods.map((days) => (
        <Link
          key={days}
          href={localePath(locale, days === 30 ? '/admin/dashboard' : `/admin/dashboard?days=${days}`)}
          aria-current={days === period ? 'page' : undefined}
          className={classes(
            'flex min-h-touch items-center rounded px-4 font-semibold whitespace-nowrap',
            days === period ? 'bg-type text-ground' : 'inset-ring inset-ring-edge hover:inset-ring-2',
          )}
        >
          {t('days', { count: days })}
        </Link>
      ))}
    </nav>
  )
}
