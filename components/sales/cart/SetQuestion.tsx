'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button'
import { changeQuantity } from '@/lib/sales/cart/changing'
import type { CartItem } from '@/lib/sales/cart/schema'
import { SET, setQuestion } from '@/lib/sales/cart/set-question'

/** Asks whether one tire for four wheels is meant, and makes it four. */
export function SetQuestion({ items, onAnswered }: { items: CartItem[]; onAnswered: () => void }) {
  const t = useTranslations('cartPage')
  const question = setQuestion(items)
  if (!question) return null
  const { line, tires, wheels, available } = question
  const raise = () => {
    onAnswered()
    void changeQuantity(line.product.id, available)
  }
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-hairline bg-face p-3 pl-4">
      <p className="min-w-0">
        <strong>
          {tires < wheels ? t('tiresForWheels', { tires, wheels }) : t('wheelsForTires', { tires, wheels })}
        </strong>{' '}
        {available < SET ? t('onlyInStock', { stock: available }) : null}
      </p>
      {available > line.quantity ? (
        <Button look="quiet" onClick={raise}>
          {t('makeSet', { count: available })}
        </Button>
      ) : null}
    </div>
  )
}
