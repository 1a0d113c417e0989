import { getTranslations } from 'next-intl/server'
import { FilterForm } from '@/components/admin/list/FilterForm'
import { optionsOf } from '@/components/admin/list/options'
import {
  entryStates,
  type RegisterName,
  type RegisterQuery,
  registerPath,
} from '@/lib/sales/registers/schema'

const senders = ['known', 'unknown'] as const

export async function RegisterFilters({ name, query }: { name: RegisterName; query: RegisterQuery }) {
  const t = await getTranslations('register.filters')
  return (
    <FilterForm
      path={registerPath(name)}
      query={query}
      address={registerPath(name, { ...query, page: 1 })}
      className="flex flex-wrap items-end gap-4 md:max-w-4xl"
      submit={t('submit')}
      reset={t('reset')}
      fields={[
        {
          name: 'state',
          label: t('state'),
          all: t('all'),
          options: optionsOf(entryStates, (each) => t(`states.${each}`)),
          className: 'min-w-0 flex-1 basis-40 md:flex-none md:basis-56',
        },
        {
          name: 'sender',
          label: t('sender'),
          all: t('allSenders'),
          options: optionsOf(senders, (each) => t(`senders.${each}`)),
          className: 'min-w-0 flex-1 basis-40 md:flex-none md:basis-48',
        },
        {
          name: 'search',
          label: t('search'),
          className: 'min-w-0 flex-1 basis-48 md:basis-64',
        },
      ]}
    />
  )
}
