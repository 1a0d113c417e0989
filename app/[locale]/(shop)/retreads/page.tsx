import { ShopButton } from '@/components/layout/links/ShopLink'
import { Paragraphs } from '@/components/site/pages/Paragraphs'
import { standingPage } from '@/components/site/pages/shop-page'
import { Heading } from '@/components/ui/Heading'
import { groupMetadata } from '@/lib/shop/seo/metadata'
import { RETREADS_PATH, retreadQuestions } from '@/lib/storefront/words/retread-questions'

export const generateMetadata = () => groupMetadata('retreads', RETREADS_PATH)

/** What people ask about retreads before they buy one. */
export default standingPage({ words: 'retreads', path: RETREADS_PATH }, ({ t }) => (
  <div className="grid max-w-prose gap-12">
    {retreadQuestions.map((question) => (
      <article key={question} id={question} className="grid scroll-mt-6 gap-3">
        <Heading>{t(`${question}.title`)}</Heading>
        <Paragraphs text={t(`${question}.text`)} />
      </article>
    ))}
    <p className="flex flex-wrap gap-3">
      <ShopButton path="/tires" look="signal">
        {t('toTires')}
      </ShopButton>
      <ShopButton path="/contact" look="quiet">
        {t('toContact')}
      </ShopButton>
    </p>
  </div>
))
