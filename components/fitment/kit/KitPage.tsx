import { getTranslations } from 'next-intl/server'
import { cardMessages } from '@/components/catalog/card/card-messages'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { Paragraphs } from '@/components/site/pages/Paragraphs'
import { Section } from '@/components/site/pages/Section'
import { Notice } from '@/components/ui/Notice'
import { KIT_PATH, readKitSegment } from '@/lib/fitment/kit-check/address'
import { productsOfKit, vehiclesOfKit } from '@/lib/fitment/kit-check/page'
import { pageMetadata } from '@/lib/shop/seo/metadata'
import { shopOrigin } from '@/lib/shop/seo/origin'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { breadcrumbsFromHome } from '@/lib/site/structured-data/breadcrumbs'
import { JsonLd } from '@/lib/site/structured-data/JsonLd'
import { KitCheck } from './KitCheck'

/** Hides single kits from search engines, which find the form. */
export async function kitMetadata({ isAnswer }: { isAnswer: boolean }) {
  const t = await getTranslations('kit')
  return pageMetadata({
    path: KIT_PATH,
    title: t('metaTitle'),
    description: t('metaDescription'),
    hidden: isAnswer,
  })
}

export async function KitPage({ segment }: { segment?: string }) {
  const t = await getTranslations('kit')
  const { fields, isStrange } =
    segment === undefined ? { fields: {}, isStrange: false } : readKitSegment(segment)
  const title = t('title')
  return (
    <PageContainer className="pb-16 print:pb-0">
      <JsonLd documents={[await breadcrumbsFromHome({ name: title, path: KIT_PATH })]} />
      <PageHead title={title} lead={<span className="print:hidden">{t('lead')}</span>} />
      {isStrange ? (
        <div className="mb-6 print:hidden">
          <Notice kind="error">{t('strangeAddress')}</Notice>
        </div>
      ) : null}
      <ClientMessages groups={['kit', 'toolForm', 'fitment', 'productTitle', ...cardMessages]}>
        <KitCheck
          start={fields}
          products={await productsOfKit(fields)}
          rows={await vehiclesOfKit()}
          origin={shopOrigin().origin}
        />
      </ClientMessages>
      <div className="mt-14 max-w-prose print:hidden">
        <Section title={t('howTitle')}>
          <div className="grid gap-3">
            <Paragraphs text={t('how')} />
          </div>
        </Section>
      </div>
    </PageContainer>
  )
}
