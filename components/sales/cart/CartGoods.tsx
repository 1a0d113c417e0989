import { useLocale, useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button'
import { ConfirmDialog } from '@/components/ui/overlay/ConfirmDialog'
import { noToasts, toastStore } from '@/components/ui/overlay/toast-store'
import { WHEEL_SET } from '@/lib/catalog/product/fields/options'
import { formatPrice } from '@/lib/platform/values/money'
import { changeQuantity, clear, putBack } from '@/lib/sales/cart/changing'
import type { CartItem } from '@/lib/sales/cart/schema'
import { setQuestion } from '@/lib/sales/cart/set-question'
import { cartTotal, pieceCount } from '@/lib/sales/cart/totals'
import { CartLine } from './CartLine'
import { type CartProps, CartSummary } from './CartSummary'
import { ProductTitle } from './LineParts'

const CartFit = lazy(() => import('./CartFit').then(({ CartFit }) => ({ default: CartFit })))

type Props = CartProps & { empty: ReactNode; children?: ReactNode }

export function CartGoods({ empty, children, ...cart }: Props) {
  const { items } = cart
  const t = useTranslations('cartPage')
  const tCart = useTranslations('errors.cart')
  const locale = useLocale()
  const content = useRef<HTMLDivElement>(null)
  /** The line that was removed last, until it is put back. */
  const [removed, setRemoved] = useState<CartItem | null>(null)
  // the focused control disappeared with its line
  const keepFocus = () => content.current?.focus()
  const offerUndo = (item: CartItem) => {
    setRemoved(item)
    keepFocus()
  }
  // asks whether the numbers of tires and wheels are meant to differ
  const question = setQuestion(items)
  const { tires = 0, wheels = 0 } = question ?? {}
  const makeSet = ({ line, available }: NonNullable<typeof question>) => {
    keepFocus()
    void changeQuantity(line.product.id, available)
  }
  const isGone = removed !== null && !items.some(({ product }) => product.id === removed.product.id)
  const total = formatPrice(cartTotal(items), locale)
  return (
    <div ref={content} tabIndex={-1} className="focus-visible:outline-none">
      <p role="status" className="sr-only">
        {items.length > 0 ? t('live', { count: pieceCount(items), total }) : tCart('empty')}
      </p>
      {children}
      {isGone ? (
        <RemovedLine
          item={removed}
          onUndo={() => {
            setRemoved(null)
            keepFocus()
          }}
        />
      ) : null}
      {items.length === 0 ? (
        empty
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
          <section aria-label={t('list')}>
            <Suspense>
              <CartFit items={items} />
            </Suspense>
            {question ? (
              <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-hairline bg-face p-3 pl-4">
                <p className="min-w-0">
                  <strong>
                    {t(tires < wheels ? 'tiresForWheels' : 'wheelsForTires', { tires, wheels })}
                  </strong>{' '}
                  {question.available < WHEEL_SET ? t('onlyInStock', { stock: question.available }) : null}
                </p>
                {question.available > question.line.quantity ? (
                  <Button look="quiet" onClick={() => makeSet(question)}>
                    {t('makeSet', { count: question.available })}
                  </Button>
                ) : null}
              </div>
            ) : null}
            <ul className="border-t-2 border-type">
              {items.map((item) => (
                <CartLine key={item.id} item={item} onRemoved={offerUndo} />
              ))}
            </ul>
            <ClearCart count={items.length} onCleared={keepFocus} />
          </section>
          <CartSummary {...cart} />
        </div>
      )}
    </div>
  )
}

function RemovedLine({ item, onUndo }: { item: CartItem; onUndo: () => void }) {
  const t = useTranslations('cartPage')
  const undo = () => {
    onUndo()
    // the toast may still say that the line is gone
    toastStore.write(noToasts)
    void putBack(item.product.id, item.quantity, item.addedAt)
  }
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded border border-hairline bg-face p-3 pl-4">
      <p className="min-w-0">
        {t('removedPieces', { count: item.quantity })} <ProductTitle product={item.product} />
      </p>
      <Button look="quiet" onClick={undo}>
        {t('undo')}
      </Button>
    </div>
  )
}

function ClearCart({ count, onCleared }: { count: number; onCleared: () => void }) {
  const t = useTranslations('cartPage')
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const clearAll = () => {
    close()
    onCleared()
    void clear()
  }
  return (
    <div className="flex pt-3 md:justify-end">
      <button type="button" onClick={() => setAsking(true)} className="prose-link min-h-touch font-medium">
        {t('clear')}
      </button>
      <ConfirmDialog
        open={asking}
        title={t('clearTitle')}
        question={t('clearText', { count })}
        yes={t('clearConfirm')}
        no={t('keep')}
        closeLabel={t('close')}
        closesOnBack
        onYes={clearAll}
        onNo={close}
      />
    </div>
  )
}
