'use client'

import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { KeepOrders } from '@/components/customers/guests/KeepOrders'
import { useProblemText } from '@/components/problems/use-problem-text'
import { SignInFirst } from '@/components/sales/cart/SignInFirst'
import { PlacedNotice } from '@/components/sales/orders/PlacedNotice'
import { WhatNext } from '@/components/sales/orders/WhatNext'
import { Button } from '@/components/ui/Button'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import type { Claim } from '@/lib/customers/complaints/claims'
import { type CallCode, call, callPriced, errorCode } from '@/lib/platform/http/client'
import { localePath } from '@/lib/platform/i18n/routing'
import { useSession } from '@/lib/platform/identity/client'
import { isOrderId } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { OrderList } from './OrderList'
import { OrdersSkeleton } from './OrdersSkeleton'
import { ORDER_PARAM } from './order-address'

type Loaded = { userId: string; orders: Order[]; claims: readonly Claim[] } | { failure: CallCode } | null

/** My orders in each of their states. */
export function OrdersPage() {
  const t = useTranslations('orders')
  const locale = useLocale()
  const problemText = useProblemText()
  const session = useSession()
  const userId = session.user?.uid
  const query = useSearchParams()
  const wanted = query.get(ORDER_PARAM)
  const [loaded, setLoaded] = useState<Loaded>(null)

  const load = useCallback(async () => {
    if (!userId) return
    // on coming back the former list stays on the screen until the new one is there
    setLoaded((before) => (before && 'orders' in before && before.userId === userId ? before : null))
    try {
      const asked = { params: { userId }, context: 'Error loading orders' }
      const [orders, claims] = await Promise.all([
        callPriced('GET /api/tires/orders/user/[userId]', asked),
        ownClaims(),
      ])
      setLoaded({ userId, orders, claims })
    } catch (error) {
      console.error(String(error))
      setLoaded({ failure: errorCode(error) })
    }
  }, [userId])
  useEffect(() => void load(), [load])

  const hasEnded = loaded && 'failure' in loaded && loaded.failure === 'account.not_authenticated'
  if (session.status === 'out' || hasEnded)
    return (
      <SignInFirst
        text={t('signInText')}
        signIn={t('signIn')}
        register={t('register')}
        back={query.size > 0 ? `/orders?${query}` : '/orders'}
      />
    )
  const own = loaded && 'orders' in loaded && loaded.userId === userId ? loaded : null
  const orders = own?.orders
  return (
    <>
      <Placed id={query.get('placed')} orders={orders ?? null} />
      <KeepOrders />
      {orders && wanted && !orders.some(({ id }) => id === wanted) ? (
        <div className="mb-6">
          <Notice kind="error" title={problemText('order.not_found')} />
        </div>
      ) : null}
      {orders || (loaded && 'failure' in loaded) ? null : <OrdersSkeleton label={t('loading')} />}
      {loaded && 'failure' in loaded ? (
        <Notice kind="error" title={t('failed')} action={<Button onClick={load}>{t('retry')}</Button>}>
          {problemText(loaded.failure)}
        </Notice>
      ) : null}
      {orders?.length === 0 ? (
        <Notice
          title={t('emptyTitle')}
          action={
            <LinkButton look="signal" href={localePath(locale, '/tires')}>
              {t('toTires')}
            </LinkButton>
          }
        >
          {t('emptyText')}
        </Notice>
      ) : null}
      {own && own.orders.length > 0 ? <OrderList {...own} reload={load} /> : null}
    </>
  )
}

/** The orders are worth more than what was claimed by them: without an answer they are shown alone. */
const ownClaims = () =>
  call('GET /api/orders/claims').then(
    ({ claims }) => claims,
    (error) => {
      console.warn(String(error))
      return []
    },
  )

/** On the way back from the checkout: at once, and once the orders are known about an order of one's own only. */
function Placed({ id, orders }: { id: string | null; orders: Order[] | null }) {
  if (!id || !isOrderId(id)) return null
  const order = orders?.find((other) => other.id === id)
  if (orders && !order) return null
  return (
    <div className="mb-6">
      <PlacedNotice id={id}>{order ? <WhatNext order={order} /> : null}</PlacedNotice>
    </div>
  )
}
