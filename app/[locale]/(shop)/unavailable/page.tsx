import { getTranslations } from 'next-intl/server'
import { PageContainer } from '@/components/layout/PageContainer'
import { ContactFacts } from '@/components/site/pages/ContactFacts'
import { OpeningFinder } from '@/components/storefront/finder/OpeningFinder'
import { TireFinder } from '@/components/storefront/finder/TireFinder'
import { Button } from '@/components/ui/buttons/Button'
import { Heading } from '@/components/ui/Heading'
import { wordedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () =>
  wordedMetadata('/unavailable', 'ui.failedTitle', 'ui.failedText', { hidden: true })

/** Sent in place of a page that cannot be rendered (lib/platform/pages), at the address of that page. Needs no scripts. */
export default async function UnavailablePage() {
  const t = await getTranslations('ui')
  return (
    <>
      <PageContainer className="py-14">
        <Heading level="h1" look="page">
          {t('failedTitle')}
        </Heading>
        <p role="alert" className="mt-2 max-w-prose text-soft">
          {t('failedText')}
        </p>
        {/* A form without an action reloads the address of the page that failed. */}
        <form className="mt-6 mb-12">
          <Button type="submit" look="signal">
            {t('retry')}
          </Button>
        </form>
        <ContactFacts />
      </PageContainer>
      <OpeningFinder finder={{ type: 'Tire', Finder: TireFinder }} place="missing" />
    </>
  )
}
