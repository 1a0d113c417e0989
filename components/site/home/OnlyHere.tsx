import { getTranslations } from 'next-intl/server'
import { ShopButton, ShopLink } from '@/components/layout/links/ShopLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { Heading } from '@/components/ui/Heading'
import { carsPath } from '@/lib/fitment/vehicles/car-choice'
import { RETREADS_PATH } from '@/lib/storefront/words/retread-questions'

/** The features that no other shop has, each with its page. */
const promises = [
  ['verdict', carsPath],
  ['workshop', '/kit'],
  ['passport', RETREADS_PATH],
  ['complaint', '/complaint'],
] as const

export async function OnlyHere() {
  const t = await getTranslations('home')
  return (
    <PageContainer className="pt-14">
      <Heading look="page" className="mb-4">
        {t('onlyHere')}
      </Heading>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {promises.map(([name, path]) => (
          <li key={name} className="border-t-4 border-type pt-3">
            <Heading level="h3" look="part">
              {t(`promises.${name}.title`)}
            </Heading>
            <p className="mt-1 text-soft">{t(`promises.${name}.text`)}</p>
            <ShopLink
              path={path}
              className="prose-link mt-1 inline-flex min-h-touch items-center font-semibold md:min-h-9"
            >
              {t(`promises.${name}.link`)}
            </ShopLink>
          </li>
        ))}
      </ul>
    </PageContainer>
  )
}

/** Asks for the car before the size on a phone: many visitors do not know the size. */
export async function AskCar() {
  const t = await getTranslations('home')
  return (
    <PageContainer className="flex items-center justify-between gap-3 py-4 md:hidden">
      <p>
        <span className="block font-display text-lg font-bold">{t('askCar')}</span>
        <span className="text-sm text-soft">{t('askCarText')}</span>
      </p>
      <ShopButton path={carsPath} look="signal" className="shrink-0">
        {t('chooseCar')}
      </ShopButton>
    </PageContainer>
  )
}
