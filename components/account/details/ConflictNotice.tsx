'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/Notice'
import type { DetailsState } from './use-details'

/** Says that another window was faster, and in which fields it had other words. */
export function ConflictNotice({ conflict }: { conflict: NonNullable<DetailsState['conflict']> }) {
  const t = useTranslations('details')
  const { theirs, contested } = conflict
  return (
    <Notice kind="error" title={t('changedTitle')}>
      <p>{t('changedText')}</p>
      <ul className="mt-2 list-disc pl-5">
        {contested.map((field) => (
          <li key={field}>
            {t('contested', {
              field: t(field),
              theirs: field === 'customerType' ? t(theirs.customerType) : theirs[field] || t('empty'),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
