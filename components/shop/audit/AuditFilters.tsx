import { getTranslations } from 'next-intl/server'
import { FilterForm } from '@/components/admin/list/FilterForm'
import { optionsOf } from '@/components/admin/list/options'
import {
  readSearchParams,
  type SearchParams,
  withSearchParams,
} from '@/lib/platform/http/request/search-params'
import { isBackward } from '@/lib/platform/values/filters'
import { theBuyer } from '@/lib/shop/audit/rules'
import { AuditQuery, subjectTypes } from '@/lib/shop/audit/schema'

type Props = { query: AuditQuery; actors: { actor: string; name: string }[] }

export async function AuditFilters({ query, actors }: Props) {
  const t = await getTranslations('audit')
  const tAdmin = await getTranslations('admin')
  const isNamed = new Set(actors.map(({ name }) => name)).size === actors.length
  const wide = 'min-w-0 col-span-2 sm:col-span-1'
  return (
    <FilterForm
      path="/admin/audit"
      query={query}
      address={auditPath({ ...query, page: 1 })}
      className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[1fr_1fr_1fr_auto_auto_auto]"
      submit={t('show')}
      reset={tAdmin('reset')}
      fields={[
        {
          name: 'type',
          label: t('subject'),
          all: t('all'),
          options: optionsOf(subjectTypes, (type) => t(`subjects.${type}`)),
          className: wide,
        },
        {
          name: 'actor',
          label: t('who'),
          all: t('everybody'),
          options: actors.map(({ actor, name }) => ({
            value: actor,
            label: actor === theBuyer.uid ? tAdmin('byBuyer') : isNamed ? name : `${name} (${actor})`,
          })),
          className: wide,
        },
        { name: 'id', label: t('id'), className: wide },
        {
          name: 'from',
          type: 'date',
          label: t('from'),
          error: isBackward(query) ? tAdmin('filters.fromAfterTo') : undefined,
        },
        { name: 'to', type: 'date', label: t('to') },
      ]}
    />
  )
}

export const auditQuery = (params: SearchParams) => readSearchParams(AuditQuery, params)

export const auditPath = (query: Partial<AuditQuery>) => withSearchParams('/admin/audit', AuditQuery, query)
