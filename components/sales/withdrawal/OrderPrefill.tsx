'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { Select } from '@/components/ui/controls/Select'
import { Notice } from '@/components/ui/Notice'
import { useSession } from '@/lib/platform/identity/client'
import { isOrderId } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { lineTitle } from '@/lib/sales/orders/shown'
import { pickedText, replacePicked } from '@/lib/sales/withdrawal/picked-lines'

type Props = {
  /** The name of the field for the goods, and its most characters. */
  goods: 'lines' | 'goods'
  most: number
  isWithdrawal?: boolean
}

/** A field of the form around an element. */
function fieldBeside(element: HTMLElement | null, name: string) {
  const found = element?.closest('form')?.elements.namedItem(name)
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null
}

/** Lets signed-in buyers tick lines of their order: it writes them into the text field of the form, which is all that is sent. */
export function OrderPrefill({ goods, most, isWithdrawal = false }: Props) {
  const t = useTranslations('claimForm')
  const uid = useSession().user?.uid
  const place = useRef<HTMLDivElement>(null)
  const [order, setOrder] = useState<Order | null>(null)
  const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(new Map())

  useEffect(() => {
    const id = new URLSearchParams(window.location.search).get('order') ?? ''
    if (!uid || !isOrderId(id)) return
    let isLeft = false
    const fill = (name: string, value: string) => {
      const field = fieldBeside(place.current, name)
      if (field?.value === '') field.value = value
    }
    import('@/lib/sales/order-desk/client')
      .then(({ readOrder }) => readOrder(id))
      .then((read) => {
        // the call also gives the staff the orders of others
        if (isLeft || read.userId !== uid) return
        fill('name', read.firstAndLastName ?? read.contactPerson ?? read.name)
        fill('email', read.email)
        setOrder(read)
      })
      .catch((error) => console.warn(String(error)))
    return () => {
      isLeft = true
    }
  }, [uid])

  function pick(line: number, quantity: number) {
    if (!order) return
    const next = new Map(pieces)
    if (quantity > 0) next.set(line, quantity)
    else next.delete(line)
    const textOf = (picked: ReadonlyMap<number, number>) =>
      pickedText(
        order.orderItems.flatMap((item) => {
          const quantity = picked.get(item.id)
          return quantity ? { title: lineTitle(order, item).text, quantity } : []
        }),
        most,
      )
    const field = fieldBeside(place.current, goods)
    if (field) field.value = replacePicked(field.value, textOf(pieces), textOf(next)).slice(0, most)
    setPieces(next)
  }

  return (
    <div ref={place} className="empty:hidden">
      {order && isWithdrawal && order.customerType === 'company' ? (
        <div className="mb-5">
          <Notice title={t('companyTitle')}>{t('companyText')}</Notice>
        </div>
      ) : null}
      {order ? (
        <fieldset>
          <legend className="text-sm font-semibold">{t('legend', { order: order.id })}</legend>
          <p className="text-sm text-soft">{t('hint')}</p>
          {order.orderItems.map((item) => {
            const title = lineTitle(order, item)
            const picked = pieces.get(item.id)
            return (
              <div key={item.id} className="flex flex-wrap items-center gap-x-4 border-b border-hairline">
                <div className="min-w-0 flex-1">
                  <Checkbox
                    label={<span lang={title.locale}>{title.text}</span>}
                    checked={picked !== undefined}
                    onChange={({ target }) => pick(item.id, target.checked ? item.quantity : 0)}
                  />
                </div>
                {picked !== undefined && item.quantity > 1 ? (
                  <span className="flex items-center gap-2 pb-2">
                    <Select
                      aria-label={t('pieces', { title: title.text })}
                      value={String(picked)}
                      onChange={({ target }) => pick(item.id, Number(target.value))}
                      options={Array.from({ length: item.quantity }, (_, index) => ({
                        value: String(index + 1),
                        label: String(index + 1),
                      }))}
                    />
                    <span className="whitespace-nowrap text-soft">{t('of', { count: item.quantity })}</span>
                  </span>
                ) : null}
              </div>
            )
          })}
        </fieldset>
      ) : null}
    </div>
  )
}
