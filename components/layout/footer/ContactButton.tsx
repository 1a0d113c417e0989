import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/layout/Icon'
import { Link } from '@/components/ui/Link'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'

/**
 * Floats at the edge of every page of the shop on a wide screen, no wider than the margin that `PageContainer` keeps
 * there. On smaller ones, and where the page is enlarged, it would cover content: there the footer leads to the form.
 */
export async function ContactButton() {
  const t = await getTranslations('layout')
  return (
    <Link
      href={localePath(await pageLocale(), '/contact')}
      className="on-dark fixed right-0 bottom-10 z-20 hidden min-h-16 w-8 flex-col items-center justify-center gap-2 rounded-l bg-ink py-3 text-sm font-semibold inset-ring inset-ring-edge hover:bg-lug lg:flex print:hidden"
    >
      <Icon name="chat" className="size-4" />
      <span className="rotate-180 whitespace-nowrap [writing-mode:vertical-rl]">{t('contactUs')}</span>
    </Link>
  )
}
