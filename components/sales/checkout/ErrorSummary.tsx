'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { useProblemText } from '@/components/problems/use-problem-text'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { localePath } from '@/lib/platform/i18n/routing'
import { formatPrice } from '@/lib/platform/values/money'
import type { CartItem } from '@/lib/sales/cart/schema'
import { cartTotal } from '@/lib/sales/cart/totals'
import { blockingConditions, pageOrder } from '@/lib/sales/checkout/order'
import { groszeOf } from '@/lib/sales/delivery/rules'
import { useFieldError } from './sections/FormField'
import type { CheckoutState } from './use-checkout'
import { WrongFields } from './WrongFields'

type Props = { checkout: CheckoutState; isSignedIn: boolean; items: CartItem[] }

/** Everything that stands between the buyer and the order, with the way to each of it. Takes the focus when it grows. */
export function ErrorSummary({ checkout, isSignedIn, items }: Props) {
  const t = useTranslations('checkout')
  const box = useRef<HTMLDivElement>(null)
  const { refusals, problem, values } = checkout
  useEffect(() => {
    if (refusals > 0) box.current?.focus()
  }, [refusals])

  const errorOf = useFieldError(checkout)
  const wrong = pageOrder.filter((field) => errorOf(field))
  // without an answer nobody knows whether the order was placed, so the title must not deny it
  const isUnanswered = problem?.kind === 'failed' && problem.code === 'network'
  const isShown = refusals > 0 && (problem !== null || wrong.length > 0)
  return (
    <div ref={box} tabIndex={-1} className={isShown || !isSignedIn ? 'mb-8' : undefined}>
      {isSignedIn ? null : <SessionEnded />}
      {isShown ? (
        <Notice kind="error" title={isUnanswered ? t('noAnswerTitle') : t('errorsTitle')}>
          {problem ? <ProblemText problem={problem} checkout={checkout} items={items} /> : null}
          {wrong.length > 0 ? (
            <>
              {blockingConditions(values).map((condition) => (
                <p key={condition}>{t(`block.${condition}`)}</p>
              ))}
              <WrongFields checkout={checkout} wrong={wrong} />
            </>
          ) : null}
        </Notice>
      ) : null}
    </div>
  )
}

function ProblemText({
  problem,
  checkout,
  items,
}: {
  problem: NonNullable<CheckoutState['problem']>
  checkout: CheckoutState
  items: CartItem[]
}) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const problemText = useProblemText()
  const price = (grosze: number) => formatPrice(grosze, locale)
  switch (problem.kind) {
    case 'price': {
      const { before, deliveryBefore } = problem
      const delivery = groszeOf(checkout.deliveryOf(items))
      const after = cartTotal(items) + delivery
      return (
        <>
          <p>{t('priceChanged', { before: price(before), after: price(after) })}</p>
          {delivery === deliveryBefore ? null : (
            <p className="mt-1">
              {t('deliveryChanged', { before: price(deliveryBefore), after: price(delivery) })}
            </p>
          )}
        </>
      )
    }
    case 'delivery':
      return (
        <WayOut
          text={problemText('order.delivery_on_request')}
          href={localePath(locale, '/contact')}
          label={t('askUsLink')}
        />
      )
    case 'failed':
      return (
        <>
          <p>{t('block.failed')}</p>
          <p className="mt-1">{problem.code === 'network' ? t('networkText') : problemText(problem.code)}</p>
        </>
      )
    case 'wait':
      return <p>{problemText(problem.error)}</p>
    case 'tooMuch':
      return (
        <>
          <p>{problemText(problem.code)}</p>
          <WayOut text={t('askUs')} href={localePath(locale, '/contact')} label={t('askUsLink')} />
        </>
      )
    case 'lines':
      return <WayOut text={t('block.lines')} href={localePath(locale, '/cart')} label={t('editCart')} />
    case 'empty':
      return <p>{t('block.empty')}</p>
    case 'signIn':
    case 'authentication':
      return <WayOut text={t(`block.${problem.kind}`)} href={signInHref(locale)} label={t('signIn')} />
  }
}

const signInHref = (locale: ReturnType<typeof useLocale>) =>
  `${localePath(locale, '/signIn')}?next=${encodeURIComponent(localePath(locale, '/CreateOrder'))}`

function WayOut(props: { text: ReactNode; href: string; label: string }) {
  return (
    <>
      <p>{props.text}</p>
      <LinkButton href={props.href} className="mt-3">
        {props.label}
      </LinkButton>
    </>
  )
}

/** The session ended in another tab while the form was open. */
function SessionEnded() {
  const t = useTranslations('checkout')
  const locale = useLocale()
  return (
    <Notice
      title={t('block.signIn')}
      action={<LinkButton href={signInHref(locale)}>{t('signIn')}</LinkButton>}
    >
      {t('signInText')}
    </Notice>
  )
}
