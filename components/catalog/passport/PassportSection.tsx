import { getTranslations } from 'next-intl/server'
import { LinkButton } from '@/components/ui/LinkButton'
import { QrCode } from '@/components/ui/QrCode'
import { passportPath, type Retread } from '@/lib/catalog/product/passport'
import { localePath } from '@/lib/platform/i18n/routing'
import { absoluteAddress } from '@/lib/shop/seo/origin'
import { pageLocale } from '@/lib/shop/texts/locale'
import { InspectionSteps } from './InspectionSteps'
import { PassportFacts } from './PassportFacts'
import { RetreadQuestions } from './RetreadQuestions'

/** On a retread's page: how it was made, and the way to the card for print. */
export async function PassportSection({ tire }: { tire: Retread }) {
  const t = await getTranslations('passport')
  const card = localePath(await pageLocale(), passportPath(tire))
  return (
    <section className="print:hidden">
      <h2 className="mb-3 font-display text-lg font-bold">{t('title')}</h2>
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
