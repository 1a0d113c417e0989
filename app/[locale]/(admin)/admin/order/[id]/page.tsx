import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { OrderFacts } from '@/components/admin/OrderFacts'
import { OrderHistory } from '@/components/admin/OrderHistory'
import { OrderItems } from '@/components/admin/OrderItems'
import { StatusChanger } from '@/components/admin/StatusChanger'
import { problemMessages } from '@/components/cart/problem-messages'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { capturedAmount } from '@/components/orders/order-text'
import { Notice } from '@/components/ui/Notice'
import { ShopError } from '@/lib/core/errors'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import type { ShopUser } from '@/lib/identity/user'
import { getOrder, orderHistory } from '@/lib/orders/queries'
import { nextStatuses } from '@/lib/orders/rules'
import type { Order } from '@/lib/orders/schema'

export const instant = false

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('admin')
  return { title: t('order', { id: (await params).id }), robots: { index: false } }
}

async function orderOr404(id: string, admin: ShopUser): Promise<Order> {
  if (!/^[\w-]{1,40}$/.test(id)) notFound()
  try {
    return await getOrder(id, admin)
  } catch (error) {
    if (error instanceof ShopError && error.code === 'order.not_found') notFound()
    throw error
  }
}

export default async function OrderPage({ params }: Props) {
  const { id } = await params
  const admin = await adminOrLeave(`/admin/order/${id}`)
  const order = await orderOr404(id, admin)
  const changes = await orderHistory(order.id)
  const t = await getTranslations('admin')
  const locale = await pageLocale()
  const captured = capturedAmount(order, locale)
  return (
    <PageContainer>
      <PageHead
        title={t('order', { id: order.id })}
        aside={
          <Link href={localePath(locale, '/admin')} className="prose-link py-2">
            {t('back')}
          </Link>
        }
      />
      {captured && order.status === 'Canceled' ? (
        <div className="mb-6">
          <Notice kind="error" title={t('refund', { amount: captured })} />
        </div>
      ) : null}
      <OrderFacts order={order} />
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[1fr_22rem]">
        <Part title={t('items')}>
          <OrderItems order={order} />
        </Part>
        <div className="grid gap-10">
          <Part title={t('nextStep')}>
            {order.status === 'Canceled' ? (
              <p className="text-soft">{t('final')}</p>
            ) : (
              <ClientMessages groups={['admin', 'orders', ...problemMessages]}>
                <StatusChanger
                  orderId={order.id}
                  status={order.status}
                  choices={nextStatuses(order.status)}
                />
                <p className="mt-1 text-sm text-soft">{t('canceledNote')}</p>
              </ClientMessages>
            )}
          </Part>
          <Part title={t('history')}>
            <OrderHistory changes={changes} buyer={order.userId} />
          </Part>
        </div>
      </div>
    </PageContainer>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 font-display text-lg font-bold">{title}</h2>
      {children}
    </section>
  )
}
