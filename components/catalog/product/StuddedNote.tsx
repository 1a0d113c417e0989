import { getTranslations } from 'next-intl/server'
import { Notice } from '@/components/ui/Notice'

/** Says before somebody buys a studded tire that it may not be driven on public roads in Poland. */
export async function StuddedNote() {
  const t = await getTranslations('product')
  return <Notice title={<span className="text-rust">{t('studdedTitle')}</span>}>{t('studdedText')}</Notice>
}
