import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageContainer } from '@/components/layout/PageContainer'
import { LinkButton } from '@/components/ui/LinkButton'
import { SizeMark } from '@/components/ui/SizeMark'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'

/** What stands at an address that leads nowhere; a finder below it, where one would have found what is missing. */
export async function MissingPage({ finder }: { finder?: ReactNode }) {
  const t = await getTranslations('ui')
  const locale = await pageLocale()
  return (
    <>
      <PageContainer className="py-14">
        <p aria-hidden="true">
          <SizeMark text="4/0 R4" size="mark" />
        </p>
        <h1 className="mt-6 font-display text-xl font-bold">{t('notFoundTitle')}</h1>
        <p className="mt-2 max-w-prose text-soft">{t('notFoundText')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {finder ? null : (
            <LinkButton href={localePath(locale, '/tires')} look="signal">
              {t('toTires')}
            </LinkButton>
          )}
          <LinkButton href={localePath(locale, '/')} look="quiet">
            {t('backHome')}
          </LinkButton>
        </div>
      </PageContainer>
      {finder}
    </>
  )
}
