'use client'

import { useTranslations } from 'next-intl'
import { useLayoutEffect, useRef, useState } from 'react'
import { AddToCartButton } from '@/components/catalog/card/AddToCartButton'
import { Select } from '@/components/ui/controls/Select'
import { proposedQuantity } from '@/lib/catalog/product/rules'
import type { ProductType } from '@/lib/catalog/product/schema'
import { changeQuantity } from '@/lib/sales/cart/changing'
import { useCart } from '@/lib/sales/cart/client'
import { quantitiesUpTo, quantityChoices } from '@/lib/sales/cart/rules'

type Props = {
  product: {
    id: number
    productType: ProductType
    title: string
    quantityInStock: number
    inArchive: boolean
  }
}

/** How many pieces to add; once they are in the cart, how many are there. */
export function QuantityAndAdd({ product }: Props) {
  const t = useTranslations('card')
  const { pieces } = useCart()
  const { quantityInStock: stock } = product
  const [chosen, setChosen] = useState(() => proposedQuantity(product.productType, stock))
  const select = useRef<HTMLSelectElement>(null)
  // takes over what was chosen before the script had loaded, before a press of then is carried out
  useLayoutEffect(() => {
    if (select.current) setChosen(Number(select.current.value))
  }, [])
  const line = pieces.find(({ productId }) => productId === product.id)
  const isForSale = !product.inArchive && stock > 0
  return (
    <div className="flex items-start gap-2 md:gap-3">
      {isForSale ? (
        <span className="w-17 shrink-0">
          <Select
            ref={select}
            aria-label={t('quantity')}
            value={line?.quantity ?? chosen}
            onChange={({ target }) =>
              line ? changeQuantity(product.id, Number(target.value)) : setChosen(Number(target.value))
            }
            options={(line ? quantityChoices({ ...line, product }) : quantitiesUpTo(stock)).map(
              (quantity) => ({
                value: String(quantity),
                label: String(quantity),
              }),
            )}
          />
        </span>
      ) : null}
      <div className="flex-1">
        <AddToCartButton product={product} quantity={chosen} main />
      </div>
    </div>
  )
}
