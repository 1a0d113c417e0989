import { getTranslations } from 'next-intl/server'
import { LanguageSelector } from '@/components/layout/header/LanguageSelector'
import { Logo } from '@/components/layout/Logo'
import { PageContainer } from '@/components/layout/PageContainer'
import { Link } from '@/components/ui/Link'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { localePath } from '@/lib/platform/i18n/routing'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'

/** The shop's name and the way back: nothing that would lead away from the form below. */
export async function BareHeader() {
  const t = await getTranslations('signIn')
  const home = localePath(await pageLocale(), '/')
  return (
    <header className="on-dark relative z-30 bg-ink">
      <PageContainer className="flex items-center gap-2 py-2 lg:py-3.5">
        <Link href={home} className="mr-auto flex min-h-touch items-center">
          <Logo />
          <VisuallyHidden>{`, ${t('home')}`}</VisuallyHidden>
        </Link>
        <ClientMessages groups={['layout']}>
          <LanguageSelector />
        </ClientMessages>
        <Link
          href={home}
          className="flex min-h-touch items-center gap-1.5 rounded px-2 font-medium hover:bg-face"
        >
          <span aria-hidden="true">←</span>
          <span className="sr-only sm:not-sr-only">{t('back')}</span>
        </Link>
      </PageContainer>
    </header>
  )
}
