'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProductTitle } from '@/lib/catalog/titles/use-product-title'
import type { CartItem } from '@/lib/sales/cart/schema'

/** Says which products have left the cart since the checkout was opened: another tab may have removed them. */
export function RemovedLines({ items }: { items: CartItem[] }) {
  const [seen, setSeen] = useState(items)
  const isIn = (list: CartItem[], { product }: CartItem) =>
    list.some((other) => other.product.id === product.id)
  const added = items.filter((item) => !isIn(seen, item))
  if (added.length > 0) setSeen([...seen, ...added])
  return (
    <div role="status" className="text-sm font-medium text-rust">
      {seen
        .filter((item) => !isIn(items, item))
        .map((item) => (
          <RemovedLine key={item.product.id} item={item} />
        ))}
    </div>
  )
}

function RemovedLine({ item }: { item: CartItem }) {
  const t = useTranslations('checkout')
  const title = useProductTitle(item.product)
  return (
    <p className="border-t border-hairline py-2.5">
      {t.rich('removedMeanwhile', { title: () => <span lang={title.locale}>{title.text}</span> })}
    </p>
  )
}
