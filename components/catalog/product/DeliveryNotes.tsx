import { getTranslations } from 'next-intl/server'
import { proposedQuantity } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'
import { shopAddress } from '@/lib/platform/shop-details'
import { DELIVERY_DAYS } from '@/lib/platform/values/working-days'
import { cachedDelivery } from '@/lib/sales/delivery/queries'
import { installationText, textOfProduct } from '@/lib/sales/delivery/rate-text'
import { foreignRates, handoversIn } from '@/lib/shop/settings/load'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'
import { DayFrom } from './DayFrom'
import { DeliveryAbroad } from './DeliveryAbroad'

export async function DeliveryNotes({ product }: { product: Product }) {
  const t = await getTranslations('product')
  const tDelivery = await getTranslations('delivery')
  const tCheckout = await getTranslations('checkout.companyAbroad')
  const locale = await pageLocale()
  const table = await cachedDelivery()
  const { installationArea: area, installationDays, offersPickup, pickupDays } = handoversIn(locale)
  const { productType, priceGrosze, weight, quantityInStock } = product
  const quantity = proposedQuantity(productType, quantityInStock)
  const day = (days: number) => () => <DayFrom days={days} />
  const free = tDelivery('free')
  const toPoland = table ? textOfProduct(tDelivery, { ...product, quantity: 1 }, table, locale) : free
  const installed = table ? installationText(tDelivery, { ...product, quantity }, table, locale) : free
  return (
    <>
      <ul className="mt-0.5 grid gap-1 text-soft">
        <li>{t.rich('byCourier', { price: toPoland, day: day(DELIVERY_DAYS) })}</li>
        <li>
          {t.rich(area ? 'installedIn' : 'installed', { area, price: installed, day: day(installationDays) })}
        </li>
        {offersPickup ? (
          <li>{t.rich('pickedUp', { address: shopAddress(), day: day(pickupDays) })}</li>
        ) : null}
      </ul>
      <ClientMessages groups={['deliveryAbroad']}>
        <DeliveryAbroad
          line={{ productType, priceGrosze, quantity, weight }}
          foreignRates={foreignRates()}
          companyNote={tCheckout('taxed')}
        />
      </ClientMessages>
    </>
  )
}
