import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/layout/Icon'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'

/**
 * Floats at the edge of every page of the shop, no wider than the margin that `PageContainer` keeps on a desk, so that
 * it covers neither prices nor buttons. Steps up for the buy bar of a phone (`data-buy-bar`, globals.css).
 */
export async function ContactButton() {
  const t = await getTranslations('layout')
  return (
    <Link
      href={localePath(await pageLocale(), '/contact')}
      // in sight on every page: prefetched, its form would cost every visit 50 kB of script
      prefetch={false}
      className="contact-float on-dark fixed right-0 bottom-6 z-20 flex min-h-16 w-6 flex-col items-center justify-center gap-2 rounded-l bg-ink py-3 text-sm font-semibold inset-ring inset-ring-edge hover:bg-lug md:bottom-10 md:w-8"
    >
      <Icon name="chat" className="size-4" />
      <span className="rotate-180 whitespace-nowrap [writing-mode:vertical-rl] max-md:sr-only">
        {t('contactUs')}
      </span>
    </Link>
  )
}
