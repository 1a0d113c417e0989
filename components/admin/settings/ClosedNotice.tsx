import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/Notice'
import { closedFor } from '@/lib/settings/load'

/** Says to the owner that visitors find the shop closed, why, and what is missing. */
export async function ClosedNotice() {
  const reason = closedFor()
  if (!reason) return null
  const t = await getTranslations('adminSettings')
  const company = ['name', 'street', 'postCode', 'city', 'taxId'] as const
  const missing = [
    t('fields.details.name'),
    t('fields.details.phone'),
    t('fields.details.email'),
    `${t('fields.details.hours.opens')} / ${t('fields.details.hours.closes')}`,
    ...company.map((field) => t(`fields.details.company.${field}`)),
  ]
  return (
    <div className="mb-8">
      <Notice title={t('closedTitle')}>
        {reason === 'setup' ? t('closedSetup', { fields: missing.join(', ') }) : t('closedPause')}
      </Notice>
    </div>
  )
}
