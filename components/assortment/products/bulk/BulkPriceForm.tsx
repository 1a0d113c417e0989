'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import type { useAction } from '@/components/forms/use-action'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/buttons/Button'
import { Price } from '@/components/ui/Price'
import { changedPrice, PriceChange, priceChanges, priceEndings } from '@/lib/assortment/products/bulk/rules'
import { readMoney } from '@/lib/platform/values/number-text'
import type { BulkWish, PickedProduct } from './bulk-products'

type Props = {
  /** The picked products of this page; a whole list has `count` of them. */
  products: readonly PickedProduct[]
  count: number
  state: Pick<ReturnType<typeof useAction>, 'busy' | 'mark'> & { refusal: string | null }
  apply: (wish: BulkWish) => Promise<void>
}

export function BulkPriceForm({ products, count, state, apply }: Props) {
  const t = useTranslations('productAdmin.bulk')
  const tAdmin = useTranslations('productAdmin')
  const problemText = useProblemText()
  const locale = useLocale()
  const [by, setBy] = useState<PriceChange['by']>('percent')
  const [ending, setEnding] = useState<PriceChange['ending']>('any')
  const [typed, setTyped] = useState('')
  const { data: change, error } = PriceChange.safeParse({
    by,
    ending,
    value: readMoney(typed.replace('%', '')),
  })
  const preview = change
    ? products.map((product) => ({ ...product, after: changedPrice(product.priceGrosze, change) }))
    : []

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (state.busy) return
    if (!change) return state.mark({}, problemText(error?.issues[0]?.message ?? 'invalid_number'))
    return apply({ action: 'price', change })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <ControlField
        label={t('by')}
        value={by}
        onChange={(event) => {
          setBy(priceChanges.find((each) => each === event.target.value) ?? 'percent')
          state.mark({})
        }}
        options={priceChanges.map((each) => ({ value: each, label: t(`priceBy.${each}`) }))}
      />
      <ControlField
        label={t(`values.${by}`)}
        error={state.refusal ?? undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          state.mark({})
        }}
        data-autofocus
        inputMode="decimal"
      />
      <ControlField
        label={t('ending')}
        hint={ending === 'any' ? t('rounding') : undefined}
        value={ending}
        onChange={(event) => setEnding(priceEndings.find((each) => each === event.target.value) ?? 'any')}
        options={priceEndings.map((each) => ({ value: each, label: t(`endings.${each}`) }))}
      />
      {preview.length > 0 ? (
        <ul aria-label={t('preview')} className="grid gap-1 text-sm">
          {preview.map(({ id, title, priceGrosze, after }) => (
            <li key={id} className="border-t border-hairline pt-1">
              <span lang="pl" className="block wrap-anywhere">
                {title}
              </span>
              <Price grosze={priceGrosze} locale={locale} plain /> →{' '}
              {after === null ? (
                <span className="text-danger">{problemText('out_of_range')}</span>
              ) : (
                <Price grosze={after} locale={locale} />
              )}
            </li>
          ))}
          <MoreProducts count={count - products.length} />
        </ul>
      ) : null}
      <div>
        <Button type="submit" look="signal" busy={state.busy} busyLabel={tAdmin('saving')}>
          {t('applyPrices', { count })}
        </Button>
      </div>
    </form>
  )
}

export function MoreProducts({ count }: { count: number }) {
  const t = useTranslations('productAdmin.bulk')
  if (count <= 0) return null
  return <li className="border-t border-hairline pt-1 text-soft">{t('more', { count })}</li>
}
