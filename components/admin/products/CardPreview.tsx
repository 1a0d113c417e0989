'use client'

import { useLocale, useTranslations } from 'next-intl'
import { CardFace, CardTitle } from '@/components/catalog/card/CardFace'
import { buttonClasses } from '@/components/ui/Button'
import type { ProductForm } from '@/lib/catalog/admin/form'
import { parseBoltPattern } from '@/lib/catalog/product/rules'
import type { Product, ProductType } from '@/lib/catalog/product/schema'
import { boltText } from '@/lib/catalog/words/bolt-text'
import { productMark, productTraits } from '@/lib/catalog/words/product-text'
import { toGrosze } from '@/lib/core/money'
import { readNumber } from '@/lib/core/number-text'
import { wordOr } from '@/lib/i18n/word-or'
import type { ProductFormState } from './use-product-form'

const figure = (text: string) => {
  const value = readNumber(text)
  return value !== undefined && Number.isFinite(value) ? value : 0
}

/** The product that the form describes so far, as far as its lettering goes. */
function lettered(form: ProductForm, type: ProductType): Product {
  const common = {
    id: 0,
    title: form.title,
    url: '',
    urls: [],
    price: 0,
    quantityInStock: 0,
    inArchive: false,
    width: figure(form.width),
    diameter: figure(form.diameter),
  }
  if (type === 'Tire')
    return {
      ...common,
      productType: 'Tire',
      profile: figure(form.profile),
      icVc: form.icVc,
      protector: form.protector || null,
      manufacturer: null,
      typeOfTire: '4X4',
      season: 'allseason',
      inf: null,
      loadIndex: null,
      speedIndex: null,
      retread: form.retread,
    }
  if (type === 'Wheel')
    return {
      ...common,
      productType: 'Wheel',
      offset: form.offset.trim() === '' ? null : figure(form.offset),
      boltSpacing: parseBoltPattern(form.boltSpacing) ?? '',
      centralBoreDiameter: figure(form.centralBoreDiameter),
      color: form.color || null,
      material: null,
      typeOfWheel: null,
    }
  return {
    ...common,
    productType: 'Spacer',
    boltDistance: parseBoltPattern(form.boltDistance) ?? '',
    boltInfo: form.boltInfo || null,
    thickness: figure(form.thickness),
  }
}

/** Nothing is lettered before there are figures. */
const markOf = (product: Product) => {
  const mark = productMark(product)
  return /(^|[^\d.])0(?![\d.])/.test(mark.replace(/ET .*/, '')) ? '–' : mark
}

type Props = { state: ProductFormState; addressOf: (url: string) => string; stock: number | undefined }

/** The card as shoppers will see it, while it is being entered. */
export function CardPreview({ state, addressOf, stock }: Props) {
  const t = useTranslations()
  const tProduct = useTranslations('product')
  const locale = useLocale()
  const { values, type } = state
  const product = lettered(values, type)
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
        grosze={toGrosze(figure(values.price))}
        locale={locale}
        stock={stock ?? figure(values.quantityInStock)}
        button={
          <span aria-hidden="true" className={buttonClasses('ink', true)}>
            {t('card.add')}
          </span>
        }
      />
    </div>
  )
}
