'use client'

import { useLocale, useTranslations } from 'next-intl'
import { PageContainer } from '@/components/layout/PageContainer'
import { Button } from '@/components/ui/Button'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { localePath } from '@/lib/i18n/routing'
import { shop } from '@/lib/shop'

type Props = {
  retry: () => void
  /** Which words of `ui` say what could not be loaded. */
  title?: 'failedTitle' | 'failedNews'
}

/** Loading failed: says so, and gives a way on. What an error boundary shows. */
export function FailedPage({ retry, title = 'failedTitle' }: Props) {
  const t = useTranslations('ui')
  const locale = useLocale()
  return (
    <PageContainer className="max-w-prose py-16">
      {/* of a document that failed before it had one */}
      <title>{`${t(title)} · ${shop.name}`}</title>
      <Notice
        kind="error"
        title={t(title)}
        action={
          <>
            <Button onClick={retry}>{t('retry')}</Button>
            <LinkButton href={localePath(locale, '/')} look="quiet">
              {t('backHome')}
            </LinkButton>
          </>
        }
      >
        {t('failedText', { phone: shop.phone.replace(/ /g, '\u00a0') })}
      </Notice>
    </PageContainer>
  )
}
