'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { AddToCartButton } from '@/components/catalog/card/AddToCartButton'
import { Select } from '@/components/ui/controls/Select'
import { isBelowSet, isForSale, proposedQuantity } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'
import { MAX_QUANTITY } from '@/lib/platform/values/max-quantity'
import { formatPrice } from '@/lib/platform/values/money'
import { changeQuantity } from '@/lib/sales/cart/changing'
import { useCart } from '@/lib/sales/cart/client'
import { quantitiesUpTo, quantityChoices } from '@/lib/sales/cart/rules'

type Props = {
  product: Pick<Product, 'id' | 'productType' | 'title' | 'priceGrosze' | 'quantityInStock' | 'inArchive'>
  /** Shown with the largest quantity of an order, if more pieces are in stock. */
  capNote: ReactNode
}

export function QuantityAndAdd({ product, capNote }: Props) {
  const t = useTranslations('card')
  const { pieces } = useCart()
  const locale = useLocale()
  const { productType, quantityInStock: stock } = product
  const [chosen, setChosen] = useState(() => proposedQuantity(productType, stock))
  const select = useRef<HTMLSelectElement>(null)
  // reads the quantity chosen before hydration, in time for a press that React repeats after hydration
  useLayoutEffect(() => {
    if (select.current) setChosen(Number(select.current.value))
  }, [])
  const line = pieces.find(({ productId }) => productId === product.id)
  const isOffered = isForSale(product)
  const quantity = line?.quantity ?? chosen
  const choices = line ? quantityChoices({ ...line, product }) : quantitiesUpTo(stock)
  const isCapped = stock > MAX_QUANTITY && quantity >= MAX_QUANTITY
  return (
    <>
      <div className="flex flex-wrap items-start gap-2 md:gap-3">
        {isOffered ? (
          <>
            <p className="-mb-1 flex w-full flex-wrap gap-x-3 text-sm">
              <span aria-live="polite">
                {t('set', { count: quantity, price: formatPrice(product.priceGrosze * quantity, locale) })}
              </span>
              {isBelowSet(productType, stock) ? (
                <span className="font-semibold text-rust">{t('noSet')}</span>
              ) : null}
            </p>
            <span className="w-17 shrink-0">
              <Select
                ref={select}
                aria-label={t('quantity')}
                value={quantity}
                onChange={({ target }) =>
                  line ? changeQuantity(product.id, Number(target.value)) : setChosen(Number(target.value))
                }
                options={choices.map((each) => ({ value: String(each), label: String(each) }))}
              />
            </span>
          </>
        ) : null}
        <div className="flex-1">
          <AddToCartButton product={product} quantity={chosen} main />
        </div>
      </div>
      {isOffered && isCapped ? capNote : null}
    </>
  )
}
