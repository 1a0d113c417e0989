import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/layout/Icon'
import { ShopLink } from '@/components/layout/links/ShopLink'

/** Floats above the dock at the lower edge of the screen, on every page of the shop; globals.css has its look. */
export async function ContactButton({ path = '/contact' }: { path?: string }) {
  const t = await getTranslations('layout')
  return (
    <ShopLink path={path} className="contact-button on-dark">
      <Icon name="chat" />
      <span>{t('contactUs')}</span>
    </ShopLink>
  )
}
