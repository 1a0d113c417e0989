import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/layout/Icon'
import { Link } from '@/components/ui/Link'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'

/** Floats above what stands at the lower edge of the screen, on every page of the shop. globals.css says how it looks. */
export async function ContactButton() {
  const t = await getTranslations('layout')
  return (
    <Link href={localePath(await pageLocale(), '/contact')} className="contact-button on-dark">
      <Icon name="chat" />
      <span>{t('contactUs')}</span>
    </Link>
  )
}
