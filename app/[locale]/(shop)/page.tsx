import { getTranslations } from 'next-intl/server'
import { FinderScreen } from '@/components/catalog/finder/FinderScreen'
import { TireFinder } from '@/components/catalog/finder/TireFinder'
import { isNowhere } from '@/lib/i18n/locale'
import { cachedOfferedPayments } from '@/lib/payments/offered/cached'
import { pageMetadata } from '@/lib/seo/metadata'
import { JsonLd } from '@/lib/seo/structured-data/JsonLd'
import { storeJsonLd } from '@/lib/seo/structured-data/json-ld'

export const ensureStatic = 'navigation'

export async function generateMetadata() {
  const t = await getTranslations('site')
  return pageMetadata({ path: '/', title: t('title'), description: t('description'), wholeTitle: true })
}

export default async function HomePage() {
  // Next renders this page along with the "not found" page of an unknown address.
  if (await isNowhere()) return null
  return (
    <>
      <JsonLd documents={[storeJsonLd(await cachedOfferedPayments())]} />
      <FinderScreen finder={{ type: 'Tire', Finder: TireFinder }} />
    </>
  )
}
