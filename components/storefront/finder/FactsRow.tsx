import { getTranslations } from 'next-intl/server'
import { PageContainer } from '@/components/layout/PageContainer'
import type { ProductType } from '@/lib/catalog/product/schema'
import { cachedDelivery } from '@/lib/sales/delivery/queries'

const facts = ['Shipping', 'Return', 'Retread', 'Fitting'] as const

/** Answers to what buyers ask first. Only tires are retreaded. */
export async function FactsRow({ type }: { type: ProductType }) {
  const t = await getTranslations('finder')
  const isFree = (await cachedDelivery()) === null
  return (
    <PageContainer>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-3 border-b border-hairline py-5 lg:flex lg:gap-x-10">
        {facts
          .filter((fact) => fact !== 'Retread' || type === 'Tire')
          .map((fact) => (
            <li key={fact}>
              <b className="font-semibold">{t(`fact${fact}`)}</b>{' '}
              <span className="inline-block text-soft">
                {fact === 'Shipping' && isFree ? t('factShippingFree') : t(`fact${fact}More`)}
              </span>
            </li>
          ))}
      </ul>
    </PageContainer>
  )
}
