'use client'

import './globals.css'
import { DocumentShell } from '@/components/layout/DocumentShell'
import { Logo } from '@/components/layout/Logo'
import { PageContainer } from '@/components/layout/PageContainer'
import { Button } from '@/components/ui/Button'
import { defaultLocale, type Locale, locales } from '@/lib/i18n/routing'
import { shop } from '@/lib/shop'

/** Here rather than in the messages, whose three languages would all have to come along with every page. */
const words: Record<Locale, { title: string; text: string; retry: string }> = {
  pl: {
    title: 'Nie udało się wczytać strony',
    text: 'To nasza wina, nie Twoja. Spróbuj ponownie, a jeśli to nie pomoże, zadzwoń:',
    retry: 'Spróbuj ponownie',
  },
  en: {
    title: 'The page could not be loaded',
    text: 'This is our fault, not yours. Try again, and if it does not help, call us:',
    retry: 'Try again',
  },
  ru: {
    title: 'Не удалось загрузить страницу',
    text: 'Это наша вина, не ваша. Попробуйте ещё раз, а если не поможет, позвоните:',
    retry: 'Попробовать ещё раз',
  },
}

/** What is left when not even the document around a page could be drawn: nobody knows the language, so all of them. */
export default function GlobalError() {
  return (
    <DocumentShell locale={defaultLocale}>
      <title>{`500 · ${shop.name}`}</title>
      <header className="on-dark bg-ink">
        <PageContainer className="flex h-16 items-center">
          <Logo />
        </PageContainer>
      </header>
      <main>
        <PageContainer className="grid gap-8 py-12 md:grid-cols-3">
          {locales.map((locale) => (
            <section key={locale} lang={locale}>
              <h1 className="font-display text-lg font-bold">{words[locale].title}</h1>
              <p className="mt-2 mb-5 text-soft">
                {words[locale].text}{' '}
                <a href={`tel:${shop.phone.replace(/\s/g, '')}`} className="prose-link whitespace-nowrap">
                  {shop.phone}
                </a>
              </p>
              <Button onClick={() => location.reload()}>{words[locale].retry}</Button>
            </section>
          ))}
        </PageContainer>
      </main>
    </DocumentShell>
  )
}
