'use client'

import { useLocale, useTranslations } from 'next-intl'
import { AskedButton } from '@/components/admin/AskedButton'
import { Link } from '@/components/ui/Link'
import type { TrialProducts } from '@/lib/office/setup/queries'
import { call } from '@/lib/platform/http/client'
import { localePath } from '@/lib/platform/i18n/routing'

export function TrialProductsPanel({ canAdd, count, ordered }: TrialProducts) {
  const t = useTranslations('setup.trial')
  const locale = useLocale()
  if (ordered.length > 0)
    return (
      <div>
        <p>{t('ordered')}</p>
        <ul className="list-disc pl-5">
          {ordered.map(({ id, title }) => (
            <li key={id}>
              <Link href={localePath(locale, `/admin/products/${id}`)} className="prose-link touch-link">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    )
  if (count > 0)
    return (
      <AskedButton
        label={t('clear')}
        question={t('clearAsk')}
        work={async () => t('cleared', { count: (await call('DELETE /api/admin/setup/trial')).count })}
      />
    )
  if (!canAdd) return null
  return (
    <AskedButton
      label={t('add')}
      question={t('addAsk')}
      work={async () => t('added', { count: (await call('POST /api/admin/setup/trial')).count })}
    />
  )
}
