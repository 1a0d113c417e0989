import { getTranslations } from 'next-intl/server'
import type { PlainField } from '@/components/admin/editing/PlainFields'
import { FilterFields } from '@/components/admin/list/FilterForm'
import { KeptForm } from '@/components/admin/list/KeptForm'
import { Button } from '@/components/ui/buttons/Button'
import { classes } from '@/components/ui/classes'
import { Link } from '@/components/ui/Link'
import { type Period, usualDays, usualPeriods } from '@/lib/office/dashboard/rules'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'

type Props = { period: Period; today: string; isRefused: boolean }

/** Chooses the days of the dashboard: the last 7, 30 or 90, or those between two dates. */
export async function PeriodLinks({ period, today, isRefused }: Props) {
  const t = await getTranslations('dashboard')
  const tAudit = await getTranslations('audit')
  const locale = await pageLocale()
  const path = localePath(locale, '/admin/dashboard')
  const shown = isRefused ? undefined : usualDays(period, today)
  return (
    <div className="mb-6 flex flex-wrap items-end gap-x-8 gap-y-4">
      <nav aria-label={t('period')} className="flex gap-2">
        {usualPeriods.map((days) => (
          <Link
            key={days}
            href={days === 30 ? path : `${path}?days=${days}`}
            aria-current={days === shown ? 'page' : undefined}
            className={classes(
              'flex min-h-touch items-center rounded px-4 font-semibold whitespace-nowrap',
              days === shown ? 'bg-type text-ground' : 'inset-ring inset-ring-edge hover:inset-ring-2',
            )}
          >
            {t('days', { count: days })}
          </Link>
        ))}
      </nav>
      <KeptForm
        action={path}
        query={`${period.from} ${period.to}`}
        className="flex flex-wrap items-end gap-3"
      >
        <FilterFields query={period} fields={await periodFields(today)} />
        <Button type="submit" look="quiet">
          {tAudit('show')}
        </Button>
      </KeptForm>
      {isRefused ? (
        <p role="alert" className="w-full font-medium text-danger">
          {t('periodRefused')}
        </p>
      ) : null}
    </div>
  )
}

export async function periodFields(today: string): Promise<PlainField[]> {
  const t = await getTranslations('audit')
  return (['from', 'to'] as const).map((name) => ({
    name,
    type: 'date',
    label: t(name),
    required: true,
    max: today,
  }))
}
