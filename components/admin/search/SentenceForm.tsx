'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FilterForm } from '@/components/admin/list/FilterForm'
import { FilterSearch } from '@/components/admin/list/FilterSearch'
import { Button } from '@/components/ui/Button'
import { localePath } from '@/lib/i18n/routing'

/** Asks what a question to the search would lead to. */
export function SentenceForm({ search }: { search: string }) {
  const t = useTranslations('adminSearch')
  return (
    <search>
      <FilterForm
        action={localePath(useLocale(), '/admin/search')}
        query={search}
        className="flex flex-wrap items-end gap-3"
      >
        <div className="min-w-0 flex-1 basis-64">
          <FilterSearch label={t('tryLabel')} value={search} />
        </div>
        <Button type="submit">{t('try')}</Button>
      </FilterForm>
    </search>
  )
}
