'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'
import { type CartProblem, useCart } from '@/lib/sales/cart/client'
import { reordered } from '@/lib/sales/cart/reorder'
import type { Order, OrderLine } from '@/lib/sales/orders/schema'
import { LineTitle } from './LineTitle'

type Result = { line: OrderLine; refusal: CartProblem | null; wasInCart: boolean }

/** Puts the goods of an order into the cart again, as many as there are, and says what did not come along. */
export function Reorder({ order }: { order: Order }) {
  const t = useTranslations('orders.reorder')
  const locale = useLocale()
  const { add, items } = useCart()
  const [busy, setBusy] = useState(false)
  const [results, setResults] = useState<Result[] | null>(null)

  const heldOf = ({ productId }: OrderLine) =>
    items.find(({ product }) => product.id === productId)?.quantity ?? 0

  async function reorder() {
    setBusy(true)
    const added = await Promise.all(
      order.orderItems.map(async (line) => {
        const wasInCart = heldOf(line) > 0
        const outcome = await add(line.productId, line.quantity)
        return { line, refusal: outcome.ok ? null : outcome.code, wasInCart }
      }),
    )
    setResults(added)
    setBusy(false)
  }

  const lines = (results ?? []).map(({ line, ...attempt }) => ({
    line,
    outcome: reordered({ ...attempt, wanted: line.quantity, held: heldOf(line) }),
  }))
  const left = lines.filter(({ outcome }) => outcome !== 'added')
  const isAnyAdded = lines.some(
    ({ outcome }) => outcome === 'added' || outcome === 'fewer' || outcome === 'inCart',
  )
  return (
    <div className="mt-3">
      <Button look="quiet" busy={busy} busyLabel={t('busy')} onClick={reorder}>
        {t('button')}
      </Button>
      <div role="status" className="mt-2">
        {results ? (
          <p className="font-medium">
            {t(isAnyAdded ? (left.length > 0 ? 'some' : 'all') : 'none')}{' '}
            {isAnyAdded ? (
              <Link href={localePath(locale, '/cart')} className="prose-link touch-link">
                {t('toCart')}
              </Link>
            ) : null}
          </p>
        ) : null}
        {left.length > 0 ? (
          <ul className="mt-1 list-disc pl-5 text-sm">
            {left.map(({ line, outcome }) => (
              <li key={line.id}>
                <LineTitle order={order} line={line} />:{' '}
                {outcome === 'fewer'
                  ? t('fewer', { held: heldOf(line), wanted: line.quantity })
                  : outcome === 'added'
                    ? null
                    : t(outcome)}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}
