import { getTranslations } from 'next-intl/server'
import { FilterForm } from '@/components/admin/list/FilterForm'
import { FilterSelect } from '@/components/admin/list/FilterSelect'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { Link } from '@/components/ui/Link'
import { type AuditQuery, subjectTypes } from '@/lib/audit/schema'
import { isBackward } from '@/lib/core/values/filters'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { auditPath } from './audit-address'

type Props = { query: AuditQuery; actors: { actor: string; name: string }[] }

export async function AuditFilters({ query, actors }: Props) {
  const t = await getTranslations('audit')
  const tAdmin = await getTranslations('admin')
  const locale = await pageLocale()
  const path = localePath(locale, '/admin/audit')
  const named = new Set(actors.map(({ name }) => name)).size === actors.length
  return (
    <search>
      <FilterForm
        action={path}
        query={auditPath({ ...query, page: 1 })}
        className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto_auto_auto]"
      >
        <FilterSelect
          label={t('subject')}
          name="type"
          value={query.type}
          all={t('all')}
          options={subjectTypes.map((type) => ({ value: type, label: t(`subjects.${type}`) }))}
        />
        <FilterSelect
          label={t('who')}
          name="actor"
          value={query.actor}
          all={t('everybody')}
          options={actors.map(({ actor, name }) => ({
            value: actor,
            label: named ? name : `${name} (${actor})`,
          }))}
        />
        <Field label={t('id')}>
          {(control) => (
            <TextInput {...control} type="search" name="id" maxLength={100} defaultValue={query.id ?? ''} />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4 sm:contents">
          <Field label={t('from')} error={isBackward(query) ? tAdmin('filters.fromAfterTo') : undefined}>
            {(control) => <TextInput {...control} type="date" name="from" defaultValue={query.from ?? ''} />}
          </Field>
          <Field label={t('to')}>
            {(control) => <TextInput {...control} type="date" name="to" defaultValue={query.to ?? ''} />}
          </Field>
        </div>
        <span className="flex items-center gap-4">
          <Button type="submit">{t('show')}</Button>
          {auditPath({ ...query, page: 1 }) === '/admin/audit' ? null : (
            <Link href={path} className="prose-link flex min-h-touch items-center">
              {tAdmin('reset')}
            </Link>
          )}
        </span>
      </FilterForm>
    </search>
  )
}
