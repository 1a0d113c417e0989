import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { withNext } from '@/components/customers/account/sign-in/SignInFirst'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { useProblemText } from '@/components/problems/use-problem-text'
import { useCheckoutLabel, useFieldError } from '@/components/sales/checkout/sections/FormParts'
import { Notice } from '@/components/ui/Notice'
import { type Locale, localePath } from '@/lib/platform/i18n/routing'
import { formatPrice } from '@/lib/platform/values/money'
import type { CartItem } from '@/lib/sales/cart/schema'
import { blockingConditions, type CheckoutField, pageOrder } from '@/lib/sales/checkout/order'
import { groszeOf } from '@/lib/sales/delivery/rules'
import type { CheckoutState, OrderProblem } from './use-checkout'
import type { OrderFormState } from './use-order-form'

type Props = { checkout: CheckoutState; isSignedIn: boolean; items: CartItem[] }

/** Everything that keeps the buyer from ordering, each with a link to the place to correct. */
export function ErrorSummary({ checkout, isSignedIn, items }: Props) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const { problem, values } = checkout
  return (
    <OrderErrors
      order={checkout}
      isUnanswered={problem?.kind === 'failed' && problem.code === 'network'}
      problem={problem ? <ProblemText problem={problem} checkout={checkout} items={items} /> : null}
      conditions={blockingConditions(values).map((condition) => t(`block.${condition}`))}
    >
      {isSignedIn ? null : (
        // the session ended in another tab while the form was open
        <Notice
          title={t('block.signIn')}
          action={<ShopButton path={signInToOrder(locale)}>{t('signIn')}</ShopButton>}
        >
          {t('signInText')}
        </Notice>
      )}
    </OrderErrors>
  )
}

const signInToOrder = (locale: Locale) => withNext('/signIn', localePath(locale, '/CreateOrder'))

type TextProps = Omit<Props, 'isSignedIn'> & { problem: OrderProblem }

function ProblemText({ problem, checkout, items }: TextProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const problemText = useProblemText()
  const price = (grosze: number) => formatPrice(grosze, locale)
  const wayOut = (text: string, path: string, label: string) => (
    <>
      <p>{text}</p>
      <ShopButton path={path} className="mt-3">
        {label}
      </ShopButton>
    </>
  )
  switch (problem.kind) {
    case 'price': {
      const { before, deliveryBefore } = problem
      const delivery = groszeOf(checkout.deliveryOf(items))
      return (
        <>
          <p>{t('priceChanged', { before: price(before), after: price(checkout.totalOf(items)) })}</p>
          {delivery === deliveryBefore ? null : (
            <p className="mt-1">
              {t('deliveryChanged', { before: price(deliveryBefore), after: price(delivery) })}
            </p>
          )}
        </>
      )
    }
    case 'delivery':
      return wayOut(problemText('order.delivery_on_request'), '/contact', t('askUsLink'))
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
          {wayOut(t('askUs'), '/contact', t('askUsLink'))}
        </>
      )
    case 'lines':
      return wayOut(t('block.lines'), '/cart', t('editCart'))
    case 'empty':
      return <p>{t('block.empty')}</p>
    case 'signIn':
    case 'authentication':
      return wayOut(t(`block.${problem.kind}`), signInToOrder(locale), t('signIn'))
  }
}

type ErrorsProps = {
  order: OrderFormState
  /** The answer was lost and the order may have been placed: the title must not deny it. */
  isUnanswered: boolean
  problem: ReactNode
  conditions?: string[]
  children?: ReactNode
}

/** Why an order was not placed, with a button to each wrong control. Takes the focus at each refusal. */
export function OrderErrors({ order, isUnanswered, problem, conditions = [], children }: ErrorsProps) {
  const t = useTranslations('checkout')
  const box = useRef<HTMLDivElement>(null)
  const { refusals } = order
  useEffect(() => {
    if (refusals > 0) box.current?.focus()
  }, [refusals])
  const errorOf = useFieldError(order)
  const wrong = pageOrder.filter((field) => errorOf(field))
  const isShown = refusals > 0 && (problem !== null || wrong.length > 0)
  return (
    <div ref={box} tabIndex={-1} className={isShown || children ? 'mb-8' : undefined}>
      {children}
      {isShown ? (
        <Notice kind="error" title={t(isUnanswered ? 'noAnswerTitle' : 'errorsTitle')}>
          {problem}
          {wrong.length > 0 ? (
            <>
              {conditions.map((condition) => (
                <p key={condition}>{condition}</p>
              ))}
              {/* turned off: the alert around the list would be read out again at each correction */}
              <div aria-live="off">
                <p className="mt-2">{t('errorsCount', { count: wrong.length })}</p>
                <ul className="mt-1">
                  {wrong.map((field) => (
                    <li key={field}>
                      <button
                        type="button"
                        onClick={() => order.focus(field)}
                        className="prose-link min-h-8 py-1 text-left text-type"
                      >
                        <CheckoutFieldName field={field} />: {errorOf(field)}
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            </>
          ) : null}
        </Notice>
      ) : null}
    </div>
  )
}

function CheckoutFieldName({ field }: { field: CheckoutField }) {
  const t = useTranslations('checkout')
  const label = useCheckoutLabel()(field)
  if (field === 'privacyConsent' || field === 'commercialConsent') return t(`consentNames.${field}`)
  return field.startsWith('alternative.') ? `${t('alternativeAddress')}, ${label}` : label
}
