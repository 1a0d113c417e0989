import { createTranslator } from 'next-intl'
import { LinkButton } from '@/components/ui/LinkButton'
import { SizeMark } from '@/components/ui/SizeMark'
import { localePath, locales } from '@/lib/i18n/routing'
import en from '@/messages/en.json'
import pl from '@/messages/pl.json'
import ru from '@/messages/ru.json'
import { Logo } from './Logo'
import { PageContainer } from './PageContainer'

const messages = { pl, en, ru }

/** An address outside every route has no language: the page speaks all of them. */
export function MissingAnywhere() {
  return (
    <>
      <header className="on-dark bg-ink">
        <PageContainer className="flex h-16 items-center">
          <Logo />
        </PageContainer>
      </header>
      <main>
        <PageContainer className="py-12">
          <p aria-hidden="true">
            <SizeMark text="4/0 R4" size="mark" />
          </p>
          <div className="mt-8 grid gap-8 md:grid-cols-3">
            {locales.map((locale) => {
              const t = createTranslator({ locale, messages: messages[locale], namespace: 'ui' })
              return (
                <section key={locale} lang={locale}>
                  <h1 className="font-display text-lg font-bold">{t('notFoundTitle')}</h1>
                  <p className="mt-2 mb-5 text-soft">{t('notFoundText')}</p>
                  <LinkButton href={localePath(locale, '/')} look="ink">
                    {t('backHome')}
                  </LinkButton>
                </section>
              )
            })}
          </div>
        </PageContainer>
      </main>
    </>
  )
}
