import Form from 'next/form'
import { getTranslations } from 'next-intl/server'
import { FilterSearch } from '@/components/admin/list/FilterSearch'
import { FilterSelect } from '@/components/admin/list/FilterSelect'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { registerPath } from '@/lib/registers/rules'
import { entryStates, type RegisterName, type RegisterQuery } from '@/lib/registers/schema'

const senders = ['known', 'unknown'] as const

/** A GET form: it works without script; with script a choice is applied at once. */
export async function RegisterFilters({ name, query }: { name: RegisterName; query: RegisterQuery }) {
  const t = await getTranslations('register.filters')
  const path = localePath(await pageLocale(), registerPath(name))
  return (
    <search>
      <Form action={path} className="flex flex-wrap items-end gap-4 md:max-w-4xl">
        <div className="min-w-0 flex-1 basis-40 md:flex-none md:basis-56">
          <FilterSelect
            label={t('state')}
            name="state"
            value={query.state}
            all={t('all')}
            options={entryStates.map((value) => ({ value, label: t(`states.${value}`) }))}
          />
        </div>
        <div className="min-w-0 flex-1 basis-40 md:flex-none md:basis-48">
          <FilterSelect
            label={t('sender')}
            name="sender"
            value={query.sender}
            all={t('allSenders')}
            options={senders.map((value) => ({ value, label: t(`senders.${value}`) }))}
          />
        </div>
        <div className="min-w-0 flex-1 basis-48 md:basis-64">
          <FilterSearch label={t('search')} value={query.search} />
        </div>
        <Button type="submit">{t('submit')}</Button>
        {registerPath(name, { ...query, page: 1 }) === registerPath(name) ? null : (
          <Link href={path} className="prose-link flex min-h-touch items-center">
            {t('reset')}
          </Link>
        )}
      </Form>
    </search>
  )
}
