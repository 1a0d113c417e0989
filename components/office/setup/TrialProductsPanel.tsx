'use client'

import { useTranslations } from 'next-intl'
import { ConfirmButton } from '@/components/admin/editing/ConfirmButton'
import { TextLink } from '@/components/layout/links/ShopLink'
import type { TrialProducts } from '@/lib/office/setup/queries'
import { call } from '@/lib/platform/http/client'

export function TrialProductsPanel({ canAdd, count, ordered }: TrialProducts) {
  const t = useTranslations('setup.trial')
  if (ordered.length > 0)
    return (
      <div>
        <p>{t('ordered')}</p>
        <ul className="list-disc pl-5">
          {ordered.map(({ id, title }) => (
            <li key={id}>
              <TextLink path={`/admin/products/${id}`}>{title}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    )
  if (count > 0)
    return (
      <ConfirmButton
        label={t('clear')}
        question={t('clearAsk')}
        work={async () => t('cleared', { count: (await call('DELETE /api/admin/setup/trial')).count })}
      />
    )
  if (!canAdd) return null
  return (
    <ConfirmButton
      label={t('add')}
      question={t('addAsk')}
      work={async () => t('added', { count: (await call('POST /api/admin/setup/trial')).count })}
    />
  )
}
