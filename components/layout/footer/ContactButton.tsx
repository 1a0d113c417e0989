import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/layout/Icon'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'

/** Floats above what stands at the lower edge of the screen, on every page of the shop. globals.css says how it looks. */
export async function ContactButton({ path = '/contact' }: { path?: string }) {
  const t = await getTranslations('layout')
  return (
    <Link href={localePath(await pageLocale(), path)} className="contact-button on-dark">
      <Icon name="chat" />
      <span>{t('contactUs')}</span>
    </Link>
  )
}
