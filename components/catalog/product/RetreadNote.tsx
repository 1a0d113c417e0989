import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/Notice'

/** A retread shows no invented label: it says why it has none. */
export async function RetreadNote() {
  const t = await getTranslations('product')
  return <Notice title={t('retreadTitle')}>{t('retreadText')}</Notice>
}
