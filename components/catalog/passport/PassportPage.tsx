import { getTranslations } from 'next-intl/server'
import {
  InspectionSteps,
  PassportFacts,
  RetreadQuestions,
} from '@/components/catalog/product/PassportSection'
import { productAt } from '@/components/catalog/product/ProductPage'
import { BackLink } from '@/components/layout/links/BackLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { MissingWithFinder } from '@/components/storefront/finder/car/MissingWithFinder'
import { PrintButton } from '@/components/ui/buttons/PrintButton'
import { Heading } from '@/components/ui/Heading'
import { QrCode } from '@/components/ui/QrCode'
import { SizeMark } from '@/components/ui/SizeMark'
import { hasPassport, passportPath, type Retread } from '@/lib/catalog/product/passport'
import { productPath } from '@/lib/catalog/product/rules'
import { pageTitles } from '@/lib/catalog/titles/page-titles'
import { serviceDescription } from '@/lib/measures/load-and-speed'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { localePath } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { shop } from '@/lib/platform/shop-details'
import { missingMetadata, pageMetadata } from '@/lib/shop/seo/metadata'
import { absoluteAddress } from '@/lib/shop/seo/origin'
import { pageLocale } from '@/lib/shop/texts/locale'

async function retreadAt(segment: string): Promise<Retread | null> {
  const product = await productAt('Tire', segment)
  return product && hasPassport(product) ? product : null
}

/** Hides a passport's page from search engines: they find the tire's own page with the same content. */
export async function passportMetadata(segment: string) {
  const tire = await retreadAt(segment)
  if (!tire) return missingMetadata()
  const t = await getTranslations('passport')
  const title = t('titleOf', { title: (await pageTitles())(tire).text })
  return pageMetadata({ path: passportPath(tire), title, description: t('lead'), hidden: true })
}

const paperSizes = ['A6', 'A5'] as const

/** A retread's passport as a card for print. Its paper is chosen without a script: see `.print-card` in globals.css. */
export async function PassportPage({ segment }: { segment: string }) {
  const tire = await retreadAt(segment)
  if (!tire) return <MissingWithFinder type="Tire" />
  const t = await getTranslations('passport')
  const locale = await pageLocale()
  const title = (await pageTitles())(tire)
  const address = absoluteAddress(localePath(locale, passportPath(tire)))
  return (
    <PageContainer className="pt-4 md:pt-8 print:p-0">
      <div className="print:hidden">
        <BackLink path={productPath(tire)}>{t('back')}</BackLink>
        <p className="mt-1 max-w-prose text-soft">{t('lead')}</p>
        <RetreadQuestions />
        <div className="my-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <PrintButton>{t('print')}</PrintButton>
          <fieldset className="flex gap-4">
            <legend className="sr-only">{t('paper')}</legend>
            {paperSizes.map((size, index) => (
              <label key={size} className="flex min-h-touch cursor-pointer items-center gap-2">
                <input
                  type="radio"
                  name="paper"
                  value={size}
                  defaultChecked={index === 0}
                  className="size-5"
                />
                {size}
              </label>
            ))}
          </fieldset>
        </div>
      </div>
      <article className="print-card max-w-md rounded-lg border border-edge bg-face p-5 print:max-w-none print:border-0 print:bg-transparent print:p-0">
        <header className="flex items-start justify-between gap-4 not-print:max-sm:flex-col">
          <div className="min-w-0">
            <p className="text-sm text-soft">{shop.name}</p>
            <Heading level="h1">{t('title')}</Heading>
            <p className="mt-2">
              <SizeMark text={`${tireSizeText(tire)} ${serviceDescription(tire)}`} size="card" />
            </p>
            <p lang={title.locale} className="text-sm">
              {typeset(title.text, title.locale)}
            </p>
          </div>
          <QrCode text={address} label={t('code')} className="size-28 shrink-0" />
        </header>
        <div className="mt-4 grid gap-4 text-sm">
          <PassportFacts tire={tire} />
          <InspectionSteps tire={tire} heading="h2" />
          <p className="text-soft wrap-anywhere">{address}</p>
        </div>
      </article>
    </PageContainer>
  )
}
