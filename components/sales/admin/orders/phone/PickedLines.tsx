'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { FieldError } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { Price } from '@/components/ui/Price'
import { useProductTitle } from '@/lib/catalog/titles/use-product-title'
import { typeset } from '@/lib/platform/i18n/typeset'
import { formatPrice } from '@/lib/platform/values/money'
import { lineProblem, quantityChoices } from '@/lib/sales/cart/rules'
import type { CartItem } from '@/lib/sales/cart/schema'
import { lineTotal } from '@/lib/sales/cart/totals'
import type { PhoneOrderState } from './use-phone-order'

/** What the caller orders, and how many of each. */
export function PickedLines({ order }: { order: PhoneOrderState }) {
  const t = useTranslations('phoneOrder')
  const lines = useRef<HTMLDivElement>(null)
  const remove = (id: number) => {
    order.remove(id)
    // the button that had the focus disappears with its line
    lines.current?.focus()
  }
  return (
    <div ref={lines} tabIndex={-1}>
      {order.items.length === 0 ? (
        <p className="text-soft">{t('empty')}</p>
      ) : (
        <ul className="border-t border-hairline">
          {order.items.map((item) => (
            <PickedLine key={item.id} item={item} order={order} onRemove={() => remove(item.id)} />
          ))}
        </ul>
      )}
    </div>
  )
}

type LineProps = { item: CartItem; order: PhoneOrderState; onRemove: () => void }

function PickedLine({ item, order, onRemove }: LineProps) {
  const t = useTranslations('phoneOrder')
  const tCheckout = useTranslations('checkout')
  const locale = useLocale()
  const { product, quantity } = item
  const title = useProductTitle(product)
  const problem = lineProblem(item)
  const problemId = `picked-${item.id}-problem`
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-hairline py-3">
      <span className="min-w-0">
        <span lang={title.locale}>{typeset(title.text, title.locale)}</span>
        <span className="block text-sm text-soft">
          {tCheckout('quantityPrice', { quantity, price: formatPrice(product.priceGrosze, locale) })}
        </span>
      </span>
      <Price grosze={lineTotal(item)} locale={locale} className="text-right" />
      <span className="col-span-2 flex items-center gap-4">
        <span className="w-24">
          <Select
            aria-label={t('quantityOf', { title: title.text })}
            value={quantity}
            onChange={(event) => order.change(item.id, Number(event.target.value))}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? problemId : undefined}
            options={quantityChoices(item).map((choice) => ({
              value: String(choice),
              label: String(choice),
            }))}
          />
        </span>
        <button
          type="button"
          onClick={onRemove}
          aria-label={t('removeNamed', { title: title.text })}
          className="prose-link min-h-touch"
        >
          {t('remove')}
        </button>
      </span>
      {problem ? (
        <div className="col-span-2">
          <FieldError id={problemId}>
            {problem === 'tooFew'
              ? tCheckout(problem, { stock: product.quantityInStock })
              : tCheckout(problem)}
          </FieldError>
        </div>
      ) : null}
    </li>
  )
}
