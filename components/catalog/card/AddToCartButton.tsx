'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, startTransition, useActionState, useRef, useState } from 'react'
import { Button, buttonClasses } from '@/components/ui/buttons/Button'
import { Link } from '@/components/ui/Link'
import { showToast } from '@/components/ui/overlay/toast-store'
import { localePath } from '@/lib/platform/i18n/routing'
import { wordOr } from '@/lib/platform/i18n/word-or'
import { addButtonState, type CartProblem, useCart } from '@/lib/sales/cart/client'

// most visitors press no button
const WaitsInBrowser = lazy(() =>
  import('./WaitsInBrowser').then((module) => ({ default: module.WaitsInBrowser })),
)

type Props = {
  product: { id: number; title: string; quantityInStock: number; inArchive: boolean }
  quantity?: number
  /** Shows the button in the signal color, as the main action of its page. */
  main?: boolean
}

export function AddToCartButton({ product, quantity = 1, main }: Props) {
  const t = useTranslations()
  const locale = useLocale()
  const { pieces, status, add } = useCart()
  /** The product waits in the browser, because nobody is signed in. */
  const [isWaiting, setWaiting] = useState(false)
  const wasPressed = useRef(false)
  const cart = localePath(locale, '/cart')
  const state = addButtonState({
    inArchive: product.inArchive,
    inCart: pieces.some(({ productId }) => productId === product.id),
    stock: product.quantityInStock,
  })

  // Not `useAction`: a first visit needs neither its script nor a refresh of the page.
  const [, addToCart, isAdding] = useActionState(async () => {
    wasPressed.current = true
    const outcome = await add(product.id, quantity)
    if (outcome.ok) {
      showToast(t('card.added'), { kind: 'success', action: { label: t('card.openCart'), href: cart } })
    } else if (outcome.code === 'account.not_authenticated') {
      setWaiting(true)
    } else {
      wasPressed.current = false
      showToast(failureText(outcome.code), { kind: 'error' })
    }
  }, undefined)

  const failureText = (code: CartProblem) =>
    code === 'cart.failed_add' ? t('card.addFailed') : wordOr(t, `errors.${code}`, t('card.addFailed'))

  /** Focuses the link that replaces the pressed button. */
  const takeFocus = (link: HTMLAnchorElement | null) => {
    if (!link || !wasPressed.current) return
    wasPressed.current = false
    if (document.activeElement === document.body) link.focus({ preventScroll: true })
  }

  const label = t(`card.${state === 'ready' ? 'add' : state}`)

  const content = (
    <>
      {state === 'inCart' ? (
        <Link href={cart} ref={takeFocus} className={buttonClasses(main ? 'signal' : 'ink', true)}>
          <span aria-hidden="true">✓</span>
          {label}
        </Link>
      ) : (
        <Button
          type={main ? 'submit' : 'button'}
          wide
          look={main ? 'signal' : 'ink'}
          busy={isAdding}
          busyLabel={t('card.adding')}
          disabledReason={state === 'ready' ? undefined : t(`card.${state}Hint`)}
          onClick={main ? undefined : () => startTransition(addToCart)}
          aria-label={state === 'ready' ? t('card.addNamed', { title: product.title }) : undefined}
        >
          {label}
        </Button>
      )}
      <div aria-live="polite">
        <Suspense>
          {isWaiting && state === 'inCart' && status === 'idle' ? <WaitsInBrowser main={main} /> : null}
        </Suspense>
      </div>
    </>
  )
  // React repeats an early press of a form's button after hydration. A list stays without forms, since each adds bytes.
  return main ? <form action={addToCart}>{content}</form> : <div>{content}</div>
}
