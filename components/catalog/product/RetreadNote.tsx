import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/Notice'

/** Explains why a retreaded tire has no EU tire label. */
export async function RetreadNote() {
  const t = await getTranslations('product')
  return <Notice title={t('retreadTitle')}>{t('retreadText')}</Notice>
}
