'use client'

import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { SignInFirst } from '@/components/customers/account/sign-in/SignInFirst'
import { KeepOrders } from '@/components/customers/guests/KeepOrders'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { useProblemText } from '@/components/problems/use-problem-text'
import { arrivalNote, paymentNote } from '@/components/sales/order-text'
import { OrderSheet } from '@/components/sales/orders/OrderSheet'
import { PlacedNotice } from '@/components/sales/PlacedNotice'
import { PayLink, TransferDetails, useQuote } from '@/components/sales/payments/use-quote'
import { Button } from '@/components/ui/buttons/Button'
import { Notice } from '@/components/ui/Notice'
import { Skeleton } from '@/components/ui/Skeleton'
import type { Claim } from '@/lib/customers/complaints/queries'
import { type CallCode, call, callPriced, errorCode } from '@/lib/platform/http/client'
import { useSession } from '@/lib/platform/identity/client'
import { deliveryCountsFrom, isOrderId } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { ORDER_PARAM, OrderList, openOrder } from './OrderList'

type Own = { userId: string; orders: Order[]; claims: readonly Claim[] }

export function OrdersPage() {
  const t = useTranslations('orders')
  const problemText = useProblemText()
  const session = useSession()
  const userId = session.user?.uid
  const query = useSearchParams()
  const wanted = query.get(ORDER_PARAM)
  // the former list stays on the screen while it is read again
  const [read, setRead] = useState<Own | null>(null)
  const [failure, setFailure] = useState<CallCode | null>(null)

  const load = useCallback(async () => {
    if (!userId) return
    setFailure(null)
    try {
      const asked = { params: { userId }, context: 'Error loading orders' }
      const [orders, claims] = await Promise.all([
        callPriced('GET /api/tires/orders/user/[userId]', asked),
        ownClaims(),
      ])
      setRead({ userId, orders, claims })
    } catch (error) {
      console.error(String(error))
      setRead(null)
      setFailure(errorCode(error))
    }
  }, [userId])
  useEffect(() => void load(), [load])

  if (session.status === 'out' || failure === 'account.not_authenticated')
    return (
      <SignInFirst
        text={t('signInText')}
        signIn={t('signIn')}
        register={t('register')}
        back={query.size > 0 ? `/orders?${query}` : '/orders'}
      />
    )
  const own = read?.userId === userId ? read : null
  const orders = own?.orders
  const placedId = query.get('placed') ?? ''
  const placed = orders?.find(({ id }) => id === placedId)
  return (
    <>
      {/* shown at once; removed when the orders are known and the order is none of the buyer's */}
      {isOrderId(placedId) && (placed || !orders) ? (
        <div className="mb-6">
          <PlacedNotice id={placedId}>{placed ? <WhatNext order={placed} /> : null}</PlacedNotice>
        </div>
      ) : null}
      <KeepOrders />
      {orders && wanted && !orders.some(({ id }) => id === wanted) ? (
        <div className="mb-6">
          <Notice kind="error" title={problemText('order.not_found')} />
        </div>
      ) : null}
      {orders || failure ? null : <OrdersSkeleton label={t('loading')} />}
      {failure ? (
        <Notice kind="error" title={t('failed')} action={<Button onClick={load}>{t('retry')}</Button>}>
          {problemText(failure)}
        </Notice>
      ) : null}
      {orders?.length === 0 ? (
        <Notice
          title={t('emptyTitle')}
          action={
            <ShopButton look="signal" path="/tires">
              {t('toTires')}
            </ShopButton>
          }
        >
          {t('emptyText')}
        </Notice>
      ) : null}
      {own && own.orders.length > 0 ? <OrderList {...own} reload={load} /> : null}
    </>
  )
}

/** Claims are an addition: if they cannot be read, the orders are shown without them. */
const ownClaims = () =>
  call('GET /api/orders/claims').then(
    ({ claims }) => claims,
    (error) => {
      console.warn(String(error))
      return []
    },
  )

function WhatNext({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const quote = useQuote(order.id)
  return (
    <>
      <ol className="mt-3 list-decimal pl-5 text-type">
        <li>{t('next.mail', { email: order.email })}</li>
        <li>{arrivalNote(t, order, deliveryCountsFrom(order), locale)}</li>
        <li>{paymentNote(t, order, locale) ?? t('next.payment')}</li>
        {order.customerType === 'company' ? null : <li>{t('placedText')}</li>}
      </ol>
      <TransferDetails quote={quote} />
      <div className="mt-4 flex flex-wrap gap-3 text-type">
        <Button onClick={() => openOrder(order.id)}>{t('next.open')}</Button>
        <Button look="quiet" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <PayLink order={order} quote={quote} />
      </div>
      <OrderSheet order={order} quote={quote} />
    </>
  )
}

export function OrdersSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className="grid gap-4 sm:grid-cols-[14rem_1fr] md:max-w-3xl">
        <Skeleton className="h-18 w-full" />
        <Skeleton className="h-18 w-full" />
      </div>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="mt-4 h-14 w-full" />
      ))}
    </div>
  )
}
