import { getTranslations } from 'next-intl/server'
import { PageContainer } from '@/components/layout/PageContainer'
import { LinkButton } from '@/components/ui/LinkButton'
import { carsPath } from '@/lib/fitment/vehicles/car-choice'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'

/** On a phone the home page asks for the car before the size, which many do not know. */
export async function AskCar() {
  const t = await getTranslations('home')
  return (
    <PageContainer className="flex items-center justify-between gap-3 py-4 md:hidden">
      <p>
        <span className="block font-display text-lg font-bold">{t('askCar')}</span>
        <span className="text-sm text-soft">{t('askCarText')}</span>
      </p>
      <LinkButton href={localePath(await pageLocale(), carsPath)} look="signal" className="shrink-0">
        {t('chooseCar')}
      </LinkButton>
    </PageContainer>
  )
}
