'use client'

import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Notice } from '@/components/ui/Notice'
import { Unbroken } from '@/components/ui/Unbroken'
import type { Order } from '@/lib/orders/schema'

/** Says that the order was placed: on the way back from the checkout, and about an order of one's own only. */
export function PlacedNotice({ orders }: { orders: Order[] | null }) {
  const t = useTranslations('orders')
  const id = useSearchParams().get('placed')
  const placed = orders?.find((order) => order.id === id)?.id
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (placed) box.current?.focus()
  }, [placed])
  if (!placed) return null
  return (
    <div ref={box} role="status" tabIndex={-1} className="mb-6 focus-visible:outline-none">
      <Notice kind="success" title={<Unbroken text={t('placed', { id: placed })} number={placed} />}>
        {t('placedText')}
      </Notice>
    </div>
  )
}
