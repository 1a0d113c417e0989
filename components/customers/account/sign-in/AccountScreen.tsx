import { getTranslations } from 'next-intl/server'
import type { ComponentProps, ReactNode } from 'react'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { LanguageSelector } from '@/components/layout/header/LanguageSelector'
import { Logo } from '@/components/layout/Logo'
import { PageContainer } from '@/components/layout/PageContainer'
import { pageWords } from '@/components/layout/page-words'
import { classes } from '@/components/ui/classes'
import { Heading } from '@/components/ui/Heading'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'

/** A form with its heading at the left; wide screens show the track of a tire beside it. */
export function AccountScreen(props: { title: ReactNode; lead: ReactNode; children: ReactNode }) {
  return (
    <div className="relative flex-1">
      <PageContainer>
        <div className="w-full max-w-lg py-8 md:py-14 lg:max-w-[26rem] xl:max-w-lg">
          <Heading level="h1" look="page">
            {props.title}
          </Heading>
          <p className="mt-2 mb-7 text-soft">{props.lead}</p>
          {props.children}
        </div>
      </PageContainer>
      <TreadTrack className="absolute inset-y-0 right-0 left-1/2 hidden lg:block" />
    </div>
  )
}

/** One pitch of the pattern and the width of the print, in the drawing's own units. */
const PITCH = 120
const WIDTH = 480

/** Decoration: the print of a mud tire, shoulder lugs with a broken chevron between them. */
function TreadTrack({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classes('on-dark overflow-hidden bg-ink', className)}>
      <svg
        aria-hidden="true"
        className="absolute inset-y-0 left-1/2 h-full -translate-x-1/2"
        width={WIDTH}
        viewBox={`0 0 ${WIDTH} 2400`}
        preserveAspectRatio="xMidYMin slice"
      >
        <defs>
          <pattern id="tread" width={WIDTH} height={PITCH} patternUnits="userSpaceOnUse">
            <path
              fill="#2C3035"
              d="M0 6h92l26 20v48H0z M480 66h-92l-26 20v34h118z M480 0H362v14h118z
                 M128 14l98 46v46l-98-46z M128 74l44 21v25l-44-20z
                 M352 74l-98 46v46l98-46z M352-46l-98 46v46l98-46z M352 14l-44 21v25l44-20z"
            />
            <path
              d="M0 40h66 M480 100h-66 M152 46l50 24 M328 106l-50 24 M328-14l-50 24"
              stroke="#15171A"
              strokeWidth="6"
            />
          </pattern>
        </defs>
        <rect width={WIDTH} height="2400" fill="url(#tread)" />
      </svg>
    </div>
  )
}

/** Header with the shop's name and the way back, without links that would lead away from the form. */
export async function BareHeader() {
  const t = await getTranslations('signIn')
  const home = localePath(await pageLocale(), '/')
  return (
    <header className="on-dark relative z-30 bg-ink">
      <PageContainer className="flex items-center gap-2 py-2 lg:py-3.5">
        <Link href={home} className="mr-auto flex min-h-touch items-center">
          <Logo />
          <span className="sr-only">{`, ${t('home')}`}</span>
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

/** A page with a form of the account and the messages of that form. */
export const accountPage =
  (
    words: 'signIn' | 'registration' | 'resetPassword',
    groups: ComponentProps<typeof ClientMessages>['groups'],
    form: ReactNode,
  ) =>
  async () => {
    const t = await pageWords(words)
    return (
      <AccountScreen title={t('title')} lead={t('lead')}>
        <ClientMessages groups={groups}>
          <FreshOnVisit>{form}</FreshOnVisit>
        </ClientMessages>
      </AccountScreen>
    )
  }
