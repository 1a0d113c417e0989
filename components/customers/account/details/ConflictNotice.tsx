'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/Notice'
import { countryName } from '@/lib/platform/i18n/word-or'
import type { DetailsState } from './use-details'

/** Says that another window was faster, and in which fields it had other words. */
export function ConflictNotice({ conflict }: { conflict: NonNullable<DetailsState['conflict']> }) {
  const t = useTranslations('details')
  const tAll = useTranslations()
  const { theirs, contested } = conflict
  const wordsOf = (field: (typeof contested)[number]) => {
    if (field === 'customerType') return t(theirs.customerType)
    return field === 'country' ? countryName(tAll, theirs.country) : theirs[field]
  }
  return (
    <Notice kind="error" title={t('changedTitle')}>
      <p>{t('changedText')}</p>
      <ul className="mt-2 list-disc pl-5">
        {contested.map((field) => (
          <li key={field}>
            {t('contested', {
              field: t(field),
              theirs: wordsOf(field) || t('empty'),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
