import { getTranslations } from 'next-intl/server'
import type { Retread } from '@/lib/catalog/product/passport'
import { typeset } from '@/lib/platform/i18n/typeset'
import { isGuaranteed } from '@/lib/platform/shop-details'
import { pageLocale } from '@/lib/shop/texts/locale'

const steps = ['inspect', 'pressure', 'buff', 'tread', 'final'] as const

/** How the shop's own workshop inspects each casing, as `/aboutcompany` says it; nothing of a retread of another maker. */
export async function InspectionSteps({ tire, heading: Heading }: { tire: Retread; heading: 'h2' | 'h3' }) {
  if (!isGuaranteed(tire)) return null
  const t = await getTranslations('passport')
  const locale = await pageLocale()
  return (
    <div>
      <Heading className="font-semibold">{t('inspection')}</Heading>
      <ol className="mt-1 list-decimal pl-5">
        {steps.map((step) => (
          <li key={step}>{typeset(t(`steps.${step}`), locale)}</li>
        ))}
      </ol>
    </div>
  )
}
