import type { ReactNode } from 'react'
import { Logo } from '@/components/layout/Logo'
import { PageContainer } from '@/components/layout/PageContainer'
import { Heading } from '@/components/ui/Heading'
import { type Locale, locales } from '@/lib/platform/i18n/routing'

type Props = {
  mark?: ReactNode
  children: (locale: Locale) => { title: string; content: ReactNode }
}

/** A page in all languages, below the shop's name: its address names none. */
export function InEveryLanguage({ mark, children }: Props) {
  return (
    <>
      <header className="on-dark bg-ink">
        <PageContainer className="flex h-16 items-center">
          <Logo />
        </PageContainer>
      </header>
      <main>
        <PageContainer className="py-12">
          {mark}
          <div className="grid gap-8 md:grid-cols-3">
            {locales.map((locale) => {
              const { title, content } = children(locale)
              return (
                <section key={locale} lang={locale}>
                  <Heading level="h1">{title}</Heading>
                  {content}
                </section>
              )
            })}
          </div>
        </PageContainer>
      </main>
    </>
  )
}
