import { getTranslations } from 'next-intl/server'
import { LowestPriceNote } from '@/components/catalog/card/LowestPriceNote'
import { StockText } from '@/components/catalog/card/StockText'
import { MyCarFit } from '@/components/fitment/my-car/MyCarFit'
import { ContactButton } from '@/components/layout/footer/ContactButton'
import { TextLink } from '@/components/layout/links/ShopLink'
import { Price } from '@/components/ui/Price'
import { isForSale, questionPath } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'
import { DELIVERY_DAYS } from '@/lib/platform/time/working-days'
import { MAX_QUANTITY } from '@/lib/platform/values/max-quantity'
import { cachedDelivery } from '@/lib/sales/delivery/queries'
import { textOfProduct } from '@/lib/sales/delivery/rate-text'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { pageLocale } from '@/lib/shop/texts/locale'
import { DayFrom } from './DayFrom'
import { QuantityAndAdd } from './QuantityAndAdd'

export async function BuyBox({ product, title }: { product: Product; title: string }) {
  const t = await getTranslations('product')
  const tDelivery = await getTranslations('delivery')
  const locale = await pageLocale()
  const delivery = await cachedDelivery()
  const { id, productType, priceGrosze, quantityInStock, inArchive } = product
  // reserves the bar's height: on a slow line its second part arrives after the first is painted
  const height = isForSale(product) ? 'max-md:min-h-52 print:min-h-0' : ''
  return (
    <div
      data-buy-bar
      className={`${height} fixed inset-x-0 bottom-0 z-20 flex flex-col gap-2 border-t border-edge bg-ground px-4 py-3 print:static print:border-0 print:bg-transparent print:p-0 md:static md:gap-3 md:rounded-lg md:border md:border-hairline md:bg-face md:p-6`}
    >
      <div className="md:hidden">
        <ContactButton path={questionPath(id)} />
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Price grosze={product.priceGrosze} locale={locale} className="text-lg md:text-xl" />
          <span className="hidden text-sm whitespace-nowrap text-soft md:inline-block">{t('perPiece')}</span>
        </p>
        {inArchive ? null : <StockText stock={quantityInStock} />}
        <LowestPriceNote grosze={product.lowestPriceGrosze} />
      </div>
      {isForSale(product) ? (
        <p className="text-sm">
          {t.rich('arrival', {
            price: delivery
              ? textOfProduct(tDelivery, { ...product, quantity: 1 }, delivery, locale)
              : tDelivery('free'),
            wide: (words) => <span className="max-md:hidden">{words}</span>,
            narrow: (words) => <span className="md:hidden">{words}</span>,
            day: () => <DayFrom days={DELIVERY_DAYS} />,
          })}
        </p>
      ) : null}
      <div className="print:hidden">
        <ClientMessages groups={['card', 'errors.cart', 'myCar', 'fitment.short']}>
          <QuantityAndAdd
            product={{ id, productType, title, priceGrosze, quantityInStock, inArchive }}
            capNote={
              <p className="mt-2 text-sm text-soft print:hidden">
                {t.rich('quantityCap', {
                  most: MAX_QUANTITY,
                  contact: (words) => (
                    <TextLink path={questionPath(id)} className="text-type">
                      {words}
                    </TextLink>
                  ),
                })}
              </p>
            }
          />
          <MyCarFit product={{ id, productType }} />
        </ClientMessages>
      </div>
    </div>
  )
}
