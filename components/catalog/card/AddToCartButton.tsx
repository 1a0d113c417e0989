'use client'

import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { showToast } from '@/components/ui/toast-store'
import { addButtonState } from '@/lib/cart/add-button-state'
import { useCart } from '@/lib/cart/client'
import { localePath } from '@/lib/i18n/routing'
import { wordOr } from '@/lib/i18n/word-or'

type Props = {
  product: { id: number; title: string; quantityInStock: number; inArchive: boolean }
  /** Shows the button in the signal color, as the main action of its page. */
  main?: boolean
}

/** Adds one piece. Needs the message groups of `cardMessages`. */
export function AddToCartButton({ product, main }: Props) {
  const t = useTranslations()
  const locale = useLocale()
  const { items, add } = useCart()
  const [isAdding, setAdding] = useState(false)
  /** The page where somebody who is not signed in pressed the button; signing in leads back to it. */
  const [returnTo, setReturnTo] = useState<string | null>(null)
  const state = addButtonState({
    inArchive: product.inArchive,
    inCart: items.some((item) => item.product.id === product.id),
    stock: product.quantityInStock,
  })

  const addOne = async () => {
    setAdding(true)
    const outcome = await add(product.id)
    setAdding(false)
    if (outcome.ok) {
      const action = { label: t('card.openCart'), href: localePath(locale, '/cart') }
      showToast(t('card.added'), { kind: 'success', action })
    } else if (outcome.code === 'account.not_authenticated') {
      setReturnTo(window.location.pathname + window.location.search)
    } else {
      showToast(wordOr(t, `errors.${outcome.code}`, t('card.addFailed')), { kind: 'error' })
    }
  }

  const words = {
    ready: { label: t('card.add'), reason: undefined },
    inCart: { label: t('card.inCart'), reason: t('card.inCartHint') },
    soldOut: { label: t('card.soldOut'), reason: t('card.soldOutHint') },
    archived: { label: t('card.archived'), reason: t('card.archivedHint') },
  }[state]

  return (
    <div>
      <Button
        wide
        look={main ? 'signal' : 'ink'}
        busy={isAdding}
        busyLabel={t('card.adding')}
        disabledReason={words.reason}
        onClick={addOne}
        aria-label={state === 'ready' ? t('card.addNamed', { title: product.title }) : undefined}
      >
        {state === 'inCart' ? <span aria-hidden="true">✓</span> : null}
        {words.label}
      </Button>
      <div aria-live="polite">{returnTo ? <SignInFirst next={returnTo} productId={product.id} /> : null}</div>
    </div>
  )
}

function SignInFirst({ next, productId }: { next: string; productId: number }) {
  const t = useTranslations('card')
  const locale = useLocale()
  const query = new URLSearchParams({ next, add: String(productId) })
  return (
    <p className="mt-2 text-sm">
      {t('notAuthenticated')}{' '}
      <Link
        href={`${localePath(locale, '/signIn')}?${query}`}
        className="prose-link inline-block py-1 font-semibold"
      >
        {t('signInToAdd')}
      </Link>
    </p>
  )
}
