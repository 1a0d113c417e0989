import { getTranslations } from 'next-intl/server'
import type { Product } from '@/lib/catalog/product/schema'
import type { ShownTitle } from '@/lib/catalog/words/product-title'
import { defaultLocale } from '@/lib/i18n/routing'
import { typeset } from '@/lib/i18n/typeset'
import { countryName } from '@/lib/orders/country-name'
import { shop } from '@/lib/shop'

/** Manufacturer, identification and warnings, which the EU's General Product Safety Regulation (2023/988) asks for. */
export async function SafetyNote({ product, title }: { product: Product; title: ShownTitle }) {
  const t = await getTranslations('product')
  const { company } = shop
  const address = typeset(
    `${company.name}, ${company.street}, ${company.postCode} ${company.city}`,
    defaultLocale,
  )
  const country = countryName(await getTranslations(), company.country)
  return (
    <section>
      <h2 className="mb-3 font-display text-lg font-bold">{t('safety')}</h2>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <dt className="font-semibold">{t('safetyMaker')}</dt>
          <dd className="text-soft">
            {address}, {country},{' '}
            <a href={`mailto:${shop.email}`} className="underline underline-offset-4">
              {shop.email}
            </a>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">{t('safetyId')}</dt>
          <dd className="text-soft">
            <span lang={title.locale}>{title.text}</span> · {product.id}
          </dd>
        </div>
        <div>
          <dt className="font-semibold">{t('safetyWarnings')}</dt>
          <dd className="text-soft">{t(`safety${product.productType}`)}</dd>
        </div>
      </dl>
    </section>
  )
}
