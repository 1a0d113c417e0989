'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { type LabelledPath, LinkButtons } from '@/components/layout/links/LinkButtons'
import { ShopLink } from '@/components/layout/links/ShopLink'
import { Button } from '@/components/ui/buttons/Button'
import { showToast } from '@/components/ui/overlay/toast-store'
import { Price } from '@/components/ui/Price'
import { maxQuantity } from '@/lib/catalog/product/rules'
import type { Hub, Kit } from '@/lib/fitment/kit'
import {
  costOf,
  type KitProduct,
  type KitProducts,
  piecesOf,
  wantedOf,
} from '@/lib/fitment/kit-check/products'
import { type Vehicle, vehiclePath } from '@/lib/fitment/vehicles/vehicle'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { localePath } from '@/lib/platform/i18n/routing'
import { changeQuantity } from '@/lib/sales/cart/changing'
import { useCart } from '@/lib/sales/cart/client'
import { queryFor, resultsPath } from '@/lib/storefront/results/address'

export function KitCart({ products, quantity }: { products: KitProducts; quantity: number }) {
  const t = useTranslations('kit')
  const tCard = useTranslations('card')
  const locale = useLocale()
  const { pieces: inCart, add } = useCart()
  /** Of several calls, whose failures one toast names together. */
  const [isAdding, setAdding] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const all = Object.values(products)
  const isWithoutSpare = products.spacer !== undefined && wantedOf(products.spacer, quantity) < quantity
  const onSale = all.filter((product) => piecesOf(product, quantity) > 0)

  /** A line that has enough pieces stays as it is; nothing is taken out of the cart. */
  const put = async (product: KitProduct) => {
    const pieces = piecesOf(product, quantity)
    const line = inCart.find(({ productId }) => productId === product.id)
    if (!line) return add(product.id, pieces)
    return line.quantity < pieces ? changeQuantity(product.id, pieces) : ({ ok: true } as const)
  }

  const putAll = async () => {
    setAdding(true)
    const failed: string[] = []
    let isKept = false
    for (const product of onSale) {
      const outcome = await put(product)
      if (outcome.ok) continue
      // the product waits in the browser
      if (outcome.code === 'account.not_authenticated') isKept = true
      else failed.push(product.title.text)
    }
    setAdding(false)
    setWaiting(isKept)
    if (failed.length > 0) showToast(t('addedPartly', { titles: failed.join(', ') }), { kind: 'error' })
    else if (!isKept)
      showToast(t('added'), {
        kind: 'success',
        action: { label: tCard('openCart'), href: localePath(locale, '/cart') },
      })
  }

  if (all.length === 0) return null
  return (
    <section className="print:hidden">
      <h2 className="mb-2 font-display text-lg font-bold">{t('cart')}</h2>
      <ul className="mb-3 grid gap-1">
        {all.map((product) => (
          <li key={product.id}>
            <span className="font-semibold tabular-nums">{piecesOf(product, quantity)} × </span>
            <ShopLink path={product.path} className="prose-link" lang={product.title.locale}>
              {product.title.text}
            </ShopLink>
            <Shortage product={product} quantity={quantity} />
          </li>
        ))}
      </ul>
      {onSale.length > 0 ? (
        <p className="mb-3 flex flex-wrap items-baseline gap-x-3 font-semibold">
          {t('sum')}
          <Price grosze={costOf(products, quantity)} locale={locale} className="text-lg" />
        </p>
      ) : null}
      <Button
        look="signal"
        busy={isAdding}
        busyLabel={tCard('adding')}
        disabledReason={onSale.length === 0 ? t('nothingToAdd') : undefined}
        onClick={putAll}
      >
        {isWithoutSpare ? t('addKit') : t('addAll', { count: quantity })}
      </Button>
      <div aria-live="polite">
        {isWaiting ? (
          <p className="mt-2 text-sm [&_a]:prose-link [&_a]:inline-block [&_a]:py-1 [&_a]:font-semibold">
            {t('waiting')} <ShopLink path="/cart">{tCard('openCart')}</ShopLink>{' '}
            <ShopLink path={`/signIn?next=${encodeURIComponent(window.location.pathname)}`}>
              {tCard('signIn')}
            </ShopLink>
          </p>
        ) : null}
      </div>
      {isWithoutSpare ? <p className="mt-2 text-sm text-soft">{t('spareWithoutSpacer')}</p> : null}
    </section>
  )
}

function Shortage({ product, quantity }: { product: KitProduct; quantity: number }) {
  const t = useTranslations('kit')
  const most = maxQuantity(product.stock)
  if (!product.inArchive && most >= wantedOf(product, quantity)) return null
  const text = product.inArchive ? t('notSold') : most === 0 ? t('soldOut') : t('onlyLeft', { count: most })
  return <span className="text-sm font-semibold text-rust"> · {text}</span>
}

export function KitOnSale({ kit, hub, vehicle }: { kit: Kit; hub: Hub; vehicle: Vehicle | null }) {
  const t = useTranslations('kit')
  const { tire, wheel } = kit
  const pattern = hub.boltPattern ?? wheel?.boltPattern
  const links: LabelledPath[] = []
  const add = (label: string, ...query: Parameters<typeof queryFor>) =>
    links.push({ label, path: resultsPath(queryFor(...query)) })
  if (tire) {
    const { width, profile, diameter } = tire.size
    add(t('tiresOfSize', { size: tireSizeText(tire.size) }), 'Tire', { width, profile, diameter })
  }
  if (vehicle) {
    const { path, make, model, generation } = vehicle
    add(t('tiresForCar'), 'Tire', { vehicle: path })
    add(t('wheelsForCar'), 'Wheel', { vehicle: path })
    add(t('spacersForCar'), 'Spacer', { vehicle: path })
    links.push({
      label: t('aboutCar', { car: `${make} ${model} ${generation}` }),
      path: vehiclePath(vehicle),
    })
  } else if (pattern) {
    add(t('wheelsOfPattern', { pattern }), 'Wheel', { boltSpacing: pattern })
    add(t('spacersOfPattern', { pattern }), 'Spacer', { boltDistance: pattern })
  }
  if (links.length === 0) return null
  return (
    <section className="print:hidden">
      <h2 className="mb-3 font-display text-lg font-bold">{t('onSale')}</h2>
      <LinkButtons links={links} />
    </section>
  )
}
