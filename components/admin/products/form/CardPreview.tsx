'use client'

import { useLocale, useTranslations } from 'next-intl'
import { CardFace, CardTitle } from '@/components/catalog/card/CardFace'
import { buttonClasses } from '@/components/ui/Button'
import { productSoFar } from '@/lib/catalog/admin/form'
import type { Product } from '@/lib/catalog/product/schema'
import { boltText } from '@/lib/catalog/words/bolt-text'
import { productMark, productTraits } from '@/lib/catalog/words/product-text'
import { toGrosze } from '@/lib/core/money'
import { wordOr } from '@/lib/i18n/word-or'
import type { ProductFormState } from './use-product-form'

/** A dash until the dimensions are entered. */
const markOf = (product: Product) => {
  const mark = productMark(product)
  return /(^|[^\d.])0(?![\d.])/.test(mark.replace(/ET .*/, '')) ? '–' : mark
}

type Props = { state: ProductFormState; addressOf: (url: string) => string; stock: number | undefined }

/** A live preview of the product's card. */
export function CardPreview({ state, addressOf, stock }: Props) {
  const t = useTranslations()
  const tProduct = useTranslations('product')
  const locale = useLocale()
  const { values, type } = state
  const product = productSoFar(values, type)
  const colorOf = (code: string) => wordOr(t, `facets.values.color.${code}`, code)
  const [picture] = values.pictures
  return (
    <div className="max-w-72">
      <CardFace
        picture={picture ? addressOf(picture) : ''}
        pictureAlt=""
        heading={<CardTitle mark={markOf(product)} title={values.title || t('productAdmin.untitled')} />}
        title={values.title}
        traits={productTraits(product, { colorOf, boltsOf: (info) => boltText(info, tProduct) }).filter(
          (trait) => !/^(CB 0)?$/.test(trait),
        )}
        grosze={toGrosze(product.price)}
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
