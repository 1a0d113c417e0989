import { getTranslations } from 'next-intl/server'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { FileLink } from '@/components/admin/FileLink'
import { FilterFields } from '@/components/admin/list/FilterForm'
import { KeptForm } from '@/components/admin/list/KeptForm'
import { optionsOf } from '@/components/admin/list/options'
import { Button } from '@/components/ui/buttons/Button'
import { languageTag, localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'

type Props = { month: string; months: string[]; path?: '/admin/invoices' | '/admin/receipts' }

/** Chooses a month; works without script. On the page of invoices a link saves the month for accounting. */
export async function MonthForm({ month, months, path = '/admin/invoices' }: Props) {
  const t = await getTranslations('invoices')
  const locale = await pageLocale()
  const written = new Intl.DateTimeFormat(languageTag[locale], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <search className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4">
      <KeptForm action={localePath(locale, path)} query={month} className="flex flex-wrap items-end gap-4">
        <FilterFields
          query={{ month }}
          fields={[
            {
              name: 'month',
              label: t('month'),
              options: optionsOf(months, (each) => written.format(new Date(`${each}-01`))),
            },
          ]}
        />
        <Button type="submit">{t('show')}</Button>
      </KeptForm>
      {path === '/admin/invoices' ? (
        <ChangesOnly area="invoices">
          <FileLink href={`/api/admin/invoices/export?${new URLSearchParams({ month, locale })}`}>
            {t('csv')}
          </FileLink>
        </ChangesOnly>
      ) : null}
    </search>
  )
}
