'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import type { Product } from '@/lib/catalog/product/schema'
import { useProductTitle } from '@/lib/catalog/titles/use-product-title'
import { typeset } from '@/lib/platform/i18n/typeset'
import { forgetLeftBehind, isMissing, readLeftBehind } from '@/lib/sales/cart/merge'
import type { CartItem } from '@/lib/sales/cart/schema'
import type { Pieces } from '@/lib/sales/cart/visitor-cart'
import { useProducts } from './use-products'

type Props = { userId: string; items: CartItem[] }

/** Says what signing in could not bring into the account's cart, until that is confirmed. */
export function LeftBehind({ userId, items }: Props) {
  const t = useTranslations('cartPage')
  const [lines, setLines] = useState<Pieces[]>([])
  // every merge ends with a reading of the cart
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with the cart
  useEffect(() => setLines(readLeftBehind(userId)), [userId, items])
  const { products, isLoaded } = useProducts(lines.map(({ productId }) => productId))
  const missing = lines.flatMap((line) => {
    const held = items.find(({ product }) => product.id === line.productId)?.quantity ?? 0
    const product = products.get(line.productId)
    return product !== undefined && isMissing(line.quantity, held, product)
      ? [{ ...line, held, product }]
      : []
  })
  const isSettled = isLoaded && lines.length > 0 && missing.length === 0
  useEffect(() => {
    if (isSettled) forgetLeftBehind()
  }, [isSettled])
  if (missing.length === 0) return null
  const confirm = () => {
    forgetLeftBehind()
    setLines([])
  }
  return (
    <div className="mb-5">
      <Notice
        title={t('leftBehind')}
        action={
          <Button look="quiet" onClick={confirm}>
            {t('understood')}
          </Button>
        }
      >
        <ul className="list-disc pl-5">
          {missing.map(({ productId, quantity, held, product }) => (
            <li key={productId}>
              {product ? <Title product={product} /> : t('productNumber', { id: productId })}:{' '}
              {held > 0
                ? t('leftFewer', { held, wanted: quantity })
                : t(product && !product.inArchive ? 'leftSoldOut' : 'leftArchived')}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

function Title({ product }: { product: Product }) {
  const title = useProductTitle(product)
  return <span lang={title.locale}>{typeset(title.text, title.locale)}</span>
}
