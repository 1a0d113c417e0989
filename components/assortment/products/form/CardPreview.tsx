'use client'

import { useLocale, useTranslations } from 'next-intl'
import { CardFace, CardTitle } from '@/components/catalog/card/CardFace'
import { cardLines, cardTraits } from '@/components/catalog/card/card-text'
import { buttonClasses } from '@/components/ui/Button'
import { productSoFar } from '@/lib/assortment/products/form'
import { isStudded } from '@/lib/catalog/product/rules'
import { productSize, productTraits } from '@/lib/catalog/words/product-text'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import type { ProductFormState } from './use-product-form'

/** A dash until the dimensions are entered. */
const dashedSize = (size: string) => (/(^|[^\d.])0(?![\d.])/.test(size) ? '–' : size)

type Props = { state: ProductFormState; addressOf: (url: string) => string; stock: number | undefined }

/** A live preview of the product's card. */
export function CardPreview({ state, addressOf, stock }: Props) {
  const t = useTranslations()
  const locale = useLocale()
  const { values, type } = state
  const product = productSoFar(values, type)
  const [picture] = values.pictures
  return (
    <div className="max-w-72">
      <CardFace
        picture={picture ? addressOf(picture) : ''}
        pictureAlt=""
        heading={
          <CardTitle
            lines={cardLines(
              product,
              values.title || t('productAdmin.untitled'),
              dashedSize(productSize(product, t, defaultLocale)),
              defaultLocale,
            )}
            locale={defaultLocale}
          />
        }
        traits={cardTraits(
          productTraits(product, t).filter((trait) => !/^((CB|DIA) 0)?$/.test(trait)),
          values.title,
          locale,
        )}
        isStudded={isStudded(product)}
        productType={type}
        grosze={product.priceGrosze}
        locale={locale}
        stock={stock ?? product.quantityInStock}
        button={
          <span aria-hidden="true" className={buttonClasses('ink', true)}>
            {t('card.add')}
          </span>
        }
      />
    </div>
  )
}
