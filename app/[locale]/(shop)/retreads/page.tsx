import { getTranslations } from 'next-intl/server'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { Paragraphs } from '@/components/site/pages/Paragraphs'
import { LinkButton } from '@/components/ui/LinkButton'
import { localePath } from '@/lib/platform/i18n/routing'
import { groupMetadata } from '@/lib/shop/seo/metadata'
import { pageLocale } from '@/lib/shop/texts/locale'
import { breadcrumbsFromHome } from '@/lib/site/structured-data/breadcrumbs'
import { JsonLd } from '@/lib/site/structured-data/JsonLd'
import { RETREADS_PATH, retreadQuestions } from '@/lib/storefront/words/retread-questions'

export const ensureStatic = 'navigation'

export const generateMetadata = () => groupMetadata('retreads', RETREADS_PATH)

/** What people ask about retreads before they buy one. */
export default async function RetreadsPage() {
  const t = await getTranslations('retreads')
  const locale = await pageLocale()
  return (
    <PageContainer>
      <JsonLd documents={[await breadcrumbsFromHome({ name: t('title'), path: RETREADS_PATH })]} />
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="grid max-w-prose gap-12">
        {retreadQuestions.map((question) => (
          <article key={question} id={question} className="grid scroll-mt-6 gap-3">
            <h2 className="font-display text-lg font-bold">{t(`${question}.title`)}</h2>
            <Paragraphs text={t(`${question}.text`)} />
          </article>
        ))}
        <p className="flex flex-wrap gap-3">
          <LinkButton href={localePath(locale, '/tires')} look="signal">
            {t('toTires')}
          </LinkButton>
          <LinkButton href={localePath(locale, '/contact')} look="quiet">
            {t('toContact')}
          </LinkButton>
        </p>
      </div>
    </PageContainer>
  )
}
