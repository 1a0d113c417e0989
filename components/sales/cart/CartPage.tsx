'use client'

import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { SignInFirst } from '@/components/customers/account/sign-in/SignInFirst'
import { ORDER_AS_GUEST, OrderAsGuest } from '@/components/customers/guests/OrderAsGuest'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/buttons/Button'
import { Notice } from '@/components/ui/Notice'
import { Skeleton } from '@/components/ui/Skeleton'
import type { Product } from '@/lib/catalog/product/schema'
import { CallError, callPriced } from '@/lib/platform/http/client'
import { useSession } from '@/lib/platform/identity/client'
import { hadSession } from '@/lib/platform/identity/session/had-session'
import { remove } from '@/lib/sales/cart/changing'
import { reload, useCart } from '@/lib/sales/cart/client'
import { forgetLeftBehind, isMissing, readLeftBehind } from '@/lib/sales/cart/merge'
import { itemOf } from '@/lib/sales/cart/rules'
import type { CartItem } from '@/lib/sales/cart/schema'
import type { Pieces } from '@/lib/sales/cart/visitor-cart'
import { isOrderId } from '@/lib/sales/orders/rules'
import { CartGoods } from './CartGoods'
import type { CartTerms } from './CartSummary'
import { ProductTitle } from './LineParts'
import { CartNotLoaded, useLoadedCart } from './use-loaded-cart'

export function CartPage(terms: CartTerms) {
  const t = useTranslations('cartPage')
  const problemText = useProblemText()
  const session = useSession()
  const cart = useLoadedCart()
  const { items, status, errorCode } = cart

  if (session.status === 'out') return <VisitorCart {...terms} />
  if (!cart.isLoaded) return status === 'error' ? <CartNotLoaded onRetry={reload} /> : <CartSkeleton />
  const isUnmerged = errorCode === 'cart.failed_merge'
  return (
    <CartGoods {...terms} items={items} empty={<EmptyCart />}>
      {errorCode ? (
        <div className="mb-5">
          <Notice
            kind="error"
            title={isUnmerged ? t('unmerged') : problemText(errorCode)}
            action={
              status === 'error' || isUnmerged ? <Button onClick={reload}>{t('retry')}</Button> : undefined
            }
          />
        </div>
      ) : null}
      {session.user ? <LeftBehind userId={session.user.uid} items={items} /> : null}
    </CartGoods>
  )
}

function EmptyCart({ isVisitor = false }: { isVisitor?: boolean }) {
  const t = useTranslations('cartPage')
  const tCart = useTranslations('errors.cart')
  const isPaid = isOrderId(useSearchParams().get('paid') ?? '')
  // the notice of the paid order replaces this one
  if (isPaid && !isVisitor) return null
  return (
    <Notice
      title={tCart('empty')}
      action={
        <>
          <ShopButton look={isVisitor ? 'ink' : 'signal'} path="/tires">
            {t('toTires')}
          </ShopButton>
          {isVisitor ? null : (
            <ShopButton look="quiet" path="/orders">
              {t('toOrders')}
            </ShopButton>
          )}
        </>
      }
    >
      {t('emptyText')}
    </Notice>
  )
}

function VisitorCart(terms: CartTerms) {
  const t = useTranslations('cartPage')
  const { pieces } = useCart()
  const { products, isLoaded, isFailed, reload } = useProducts(pieces.map(({ productId }) => productId))
  const gone = [...products].flatMap(([id, product]) => (product ? [] : [id]))
  const goneIds = gone.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say which products are gone
  useEffect(() => {
    for (const id of gone) void remove(id)
  }, [goneIds])

  const items = pieces.flatMap(({ productId, quantity }, place) => {
    const product = products.get(productId)
    return product ? [itemOf(product, quantity, place)] : []
  })
  const isShown = isLoaded || items.length > 0
  return (
    <>
      <SignInFirst
        text={t(pieces.length > 0 ? 'signInToOrder' : 'signInText')}
        signIn={t('signIn')}
        register={t('register')}
        back="/cart"
      />
      {pieces.length > 0 || hadSession() ? <OrderAsGuest /> : null}
      <div className="mt-6">
        <div className="grid gap-5 pb-5 empty:hidden">
          {isFailed ? <CartNotLoaded onRetry={reload} /> : null}
          {gone.length > 0 ? <Notice title={t('gone', { count: gone.length })} /> : null}
        </div>
        {isShown ? (
          <CartGoods
            {...terms}
            items={items}
            orderAt={`#${ORDER_AS_GUEST}`}
            empty={<EmptyCart isVisitor />}
          />
        ) : null}
        {isShown || isFailed ? null : <CartSkeleton />}
      </div>
    </>
  )
}

/** Lists the products that signing in could not bring into the account's cart, until the buyer confirms. */
function LeftBehind({ userId, items }: { userId: string; items: CartItem[] }) {
  const t = useTranslations('cartPage')
  const [lines, setLines] = useState<Pieces[]>([])
  // every merge ends by reading the cart, which changes `items`
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
              {product ? <ProductTitle product={product} /> : t('productNumber', { id: productId })}:{' '}
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

function CartSkeleton() {
  const t = useTranslations('cartPage')
  return (
    <div role="status" className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      <span className="sr-only">{t('loading')}</span>
      <div className="border-t-2 border-hairline">
        {[1, 2].map((line) => (
          <div key={line} className="flex gap-4 border-b border-hairline py-4">
            <Skeleton className="aspect-4/3 w-22 md:w-28" />
            <div className="flex-1">
              <Skeleton className="h-6 w-4/5 max-w-80" />
              <Skeleton className="mt-2 h-5 w-32" />
              <Skeleton className="mt-3 h-11 w-24" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-72 w-full rounded" />
    </div>
  )
}

/** Null where the shop has no such product anymore. */
const readOne = (id: number): Promise<Product | null> =>
  callPriced('GET /api/products/[id]', { params: { id } }).catch((error: unknown) => {
    if (error instanceof CallError && error.status === 404) return null
    throw error
  })

/** Products as the server has them now; the former ones stay while they are read again. */
function useProducts(ids: readonly number[]) {
  const [products, setProducts] = useState<ReadonlyMap<number, Product | null>>(new Map())
  const [isFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  const reload = useCallback(() => setRound((before) => before + 1), [])
  const key = ids.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads the same ids again
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const wanted = key.split(',').filter(Boolean).map(Number)
      const found = await Promise.all(wanted.map(async (id) => [id, await readOne(id)] as const))
      if (!isCurrent) return
      setProducts((before) => new Map([...before, ...found]))
      setFailed(false)
    }
    read().catch(() => isCurrent && setFailed(true))
    return () => {
      isCurrent = false
    }
  }, [key, round])

  useEffect(() => {
    const comeBack = () => document.visibilityState === 'visible' && reload()
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [reload])

  return { products, isLoaded: ids.every((id) => products.has(id)), isFailed, reload }
}
