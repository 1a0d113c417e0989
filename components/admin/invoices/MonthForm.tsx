import { getTranslations } from 'next-intl/server'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { FilterForm } from '@/components/admin/list/FilterForm'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { pageLocale } from '@/lib/i18n/locale'
import { languageTag, localePath } from '@/lib/i18n/routing'

type Props = { month: string; months: string[]; path?: '/admin/invoices' | '/admin/receipts' }

/** Chooses a month, without script too; one of invoices is saved for accounting. */
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
      <FilterForm action={localePath(locale, path)} query={month} className="flex flex-wrap items-end gap-4">
        <Field label={t('month')}>
          {(control) => (
            <Select
              {...control}
              key={month}
              name="month"
              defaultValue={month}
              options={months.map((value) => ({ value, label: written.format(new Date(`${value}-01`)) }))}
            />
          )}
        </Field>
        <Button type="submit">{t('show')}</Button>
      </FilterForm>
      {path === '/admin/invoices' ? (
        <ChangesOnly area="invoices">
          <a
            href={`/api/admin/invoices/export?${new URLSearchParams({ month, locale })}`}
            download
            className="prose-link inline-flex min-h-touch items-center"
          >
            {t('csv')}
          </a>
        </ChangesOnly>
      ) : null}
    </search>
  )
}
