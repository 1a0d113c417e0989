import { getTranslations } from 'next-intl/server'
import { TextLink } from '@/components/layout/links/ShopLink'
import { LinkButton } from '@/components/ui/buttons/LinkButton'
import { Heading } from '@/components/ui/Heading'
import { QrCode } from '@/components/ui/QrCode'
import { passportFields, passportPath, type Retread } from '@/lib/catalog/product/passport'
import { localePath } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { isGuaranteed } from '@/lib/platform/shop-details'
import { absoluteAddress } from '@/lib/shop/seo/origin'
import { pageLocale } from '@/lib/shop/texts/locale'
import { productSpecs } from '@/lib/storefront/words/product-specs'
import { retreadQuestionPath, retreadQuestions } from '@/lib/storefront/words/retread-questions'

export async function PassportSection({ tire }: { tire: Retread }) {
  const t = await getTranslations('passport')
  const card = localePath(await pageLocale(), passportPath(tire))
  return (
    <section className="print:hidden">
      <Heading className="mb-3">{t('title')}</Heading>
      <div className="grid gap-5 rounded-lg border border-hairline bg-face p-4 sm:grid-cols-[minmax(0,1fr)_auto] md:p-5">
        <div className="grid content-start gap-4">
          <PassportFacts tire={tire} />
          <InspectionSteps tire={tire} heading="h3" />
          <RetreadQuestions />
        </div>
        <div className="flex flex-wrap items-center gap-4 sm:flex-col sm:items-stretch">
          <QrCode text={absoluteAddress(card)} label={t('code')} className="size-32 rounded" />
          <LinkButton href={card} look="quiet">
            {t('open')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

const steps = ['inspect', 'pressure', 'buff', 'tread', 'final'] as const

/** The steps by which the shop's workshop inspects a casing, as on `/aboutcompany`; null for another maker's retread. */
export async function InspectionSteps({ tire, heading }: { tire: Retread; heading: 'h2' | 'h3' }) {
  if (!isGuaranteed(tire)) return null
  const t = await getTranslations('passport')
  const locale = await pageLocale()
  return (
    <div>
      <Heading level={heading} look="part">
        {t('inspection')}
      </Heading>
      <ol className="mt-1 list-decimal pl-5">
        {steps.map((step) => (
          <li key={step}>{typeset(t(`steps.${step}`), locale)}</li>
        ))}
      </ol>
    </div>
  )
}

export async function PassportFacts({ tire }: { tire: Retread }) {
  const specs = await productSpecs(tire)
  return (
    <dl className="border-t border-hairline">
      {passportFields
        .flatMap((name) => specs.find(({ key }) => key === name) ?? [])
        .map(({ key, label, value }) => (
          <div key={key} className="flex justify-between gap-x-4 border-b border-hairline py-1.5">
            <dt>{label}</dt>
            <dd className="text-right font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

export async function RetreadQuestions() {
  const t = await getTranslations('retreads')
  return (
    <ul>
      {retreadQuestions.map((question) => (
        <li key={question}>
          <TextLink path={retreadQuestionPath(question)}>{t(`${question}.title`)}</TextLink>
        </li>
      ))}
    </ul>
  )
}
