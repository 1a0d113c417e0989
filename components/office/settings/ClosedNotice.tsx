import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/Notice'
import { isSetUp, orderPause } from '@/lib/shop/settings/load'

/** Warns the owner that the shop is closed to visitors, with the missing settings, or that no orders are taken for now. */
export async function ClosedNotice() {
  const isOpening = !isSetUp()
  if (!isOpening && !orderPause()) return null
  const t = await getTranslations('adminSettings')
  const company = ['name', 'street', 'postCode', 'city', 'taxId'] as const
  const missing = [
    t('fields.details.name'),
    t('fields.details.brand'),
    t('fields.details.phone'),
    t('fields.details.email'),
    t('sections.hours'),
    ...company.map((field) => t(`fields.details.company.${field}`)),
  ]
  return (
    <div className="mb-8">
      {isOpening ? (
        <Notice title={t('closedTitle')}>{t('closedSetup', { fields: missing.join(', ') })}</Notice>
      ) : (
        <Notice title={t('pausedTitle')}>{t('pausedText')}</Notice>
      )}
    </div>
  )
}
