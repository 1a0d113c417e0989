import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { Icon } from './Icon'

/** Floats above every page of the shop; steps aside for the buy bar of a phone (`data-buy-bar`, globals.css). */
export async function ContactButton() {
  const t = await getTranslations('layout')
  return (
    <Link
      href={localePath(await pageLocale(), '/contact')}
      className="contact-float on-dark fixed right-4 bottom-4 z-20 flex size-12 items-center justify-center gap-2 rounded-full bg-ink font-semibold inset-ring inset-ring-edge hover:bg-lug md:right-8 md:bottom-8 md:size-auto md:h-12 md:px-5"
    >
      <Icon name="chat" />
      <span className="sr-only md:not-sr-only">{t('contactUs')}</span>
    </Link>
  )
}
