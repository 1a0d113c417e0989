import { ShopButton } from '@/components/layout/links/ShopLink'
import { Paragraphs } from '@/components/site/pages/Paragraphs'
import { standingPage } from '@/components/site/pages/shop-page'
import { Heading } from '@/components/ui/Heading'
import { Notice } from '@/components/ui/Notice'
import { SizeMark } from '@/components/ui/SizeMark'
import { cachedDelivery } from '@/lib/sales/delivery/queries'
import { groupMetadata } from '@/lib/shop/seo/metadata'

const steps = ['choose', 'order', 'confirm', 'prepare', 'deliver', 'support'] as const

export const generateMetadata = () => groupMetadata('howWeWork', '/howwework')

export default standingPage({ words: 'howWeWork', path: '/howwework' }, async ({ t }) => {
  const isDeliveryPriced = (await cachedDelivery()) !== null
  return (
    <>
      <ol className="grid gap-x-8 gap-y-10 pt-2 md:grid-cols-2 lg:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="border-t-4 border-type pt-4">
            <p aria-hidden="true">
              <SizeMark text={`${index + 1}/${steps.length}`} size="xl" />
            </p>
            <Heading look="subsection" className="mt-3">
              {t(`steps.${step}.title`)}
            </Heading>
            <div className="mt-1 grid gap-3 text-soft">
              <Paragraphs
                text={
                  isDeliveryPriced && step === 'deliver'
                    ? t('steps.deliver.textPriced')
                    : t(`steps.${step}.text`)
                }
              />
            </div>
          </li>
        ))}
      </ol>
      <Notice
        className="mt-12"
        title={t('note')}
        action={
          <>
            <ShopButton path="/tires" look="signal">
              {t('toTires')}
            </ShopButton>
            <ShopButton path="/rules" look="quiet">
              {t('toRules')}
            </ShopButton>
          </>
        }
      >
        {t('noteText')}
      </Notice>
    </>
  )
})
