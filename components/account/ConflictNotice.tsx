'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/Notice'
import type { Conflict } from './use-details'

/** Says that another window was faster, and in which fields it had other words. */
export function ConflictNotice({ conflict }: { conflict: Conflict }) {
  const t = useTranslations('details')
  const words = ({ field, theirs }: Conflict[number]) =>
    field === 'customerType' ? t(theirs as 'company') : theirs || t('empty')
  return (
    <Notice kind="error" title={t('changedTitle')}>
      <p>{t('changedText')}</p>
      <ul className="mt-2 list-disc pl-5">
        {conflict.map((each) => (
          <li key={each.field}>{t('contested', { field: t(each.field), theirs: words(each) })}</li>
        ))}
      </ul>
    </Notice>
  )
}
