import { getTranslations } from 'next-intl/server'
import { PageContainer } from '@/components/layout/PageContainer'
import { LinkButton } from '@/components/ui/LinkButton'
import { SizeMark } from '@/components/ui/SizeMark'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'

/** What stands at the address of an item that does not exist, or no longer does. */
export async function MissingNews() {
  const t = await getTranslations('news')
  return (
    <PageContainer className="py-14">
      <p aria-hidden="true">
        <SizeMark text="4/0 R4" size="mark" />
      </p>
      <h1 className="mt-6 font-display text-xl font-bold">{t('itemNotFound')}</h1>
      <p className="mt-2 mb-6 max-w-prose text-soft">{t('itemNotFoundText')}</p>
      <LinkButton href={localePath(await pageLocale(), '/allnews')} look="signal">
        {t('all')}
      </LinkButton>
    </PageContainer>
  )
}
