'use client'

import dynamic from 'next/dynamic'
import { useRouter, useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { SignInFirst } from '@/components/customers/account/sign-in/SignInFirst'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/buttons/Button'
import { SumFact } from '@/components/ui/Facts'
import { Notice } from '@/components/ui/Notice'
import { Price } from '@/components/ui/Price'
import { Skeleton } from '@/components/ui/Skeleton'
import { type CallCode, errorCode } from '@/lib/platform/http/client'
import { languageTag, localePath } from '@/lib/platform/i18n/routing'
import { useSession } from '@/lib/platform/identity/client'
import { payOnPage, quoteOf } from '@/lib/sales/payments/client'
import { formatPaid, formatWallet } from '@/lib/sales/payments/rules'
import type { Payment, PaymentQuote } from '@/lib/sales/payments/schema'
import { RedirectButtons } from './RedirectButtons'
import { useReturn } from './use-return'
import type { Trouble } from './WalletButtons'

const WalletButtons = dynamic(() => import('./WalletButtons').then((module) => module.WalletButtons), {
  ssr: false,
  loading: () => <Skeleton className="h-12 w-full" />,
})

type Loaded = { quote: PaymentQuote } | { failure: CallCode } | null

/** These hide the buttons: another press might pay twice. */
const closing: Trouble['code'][] = [
  'payment.unanswered',
  'payment.pending',
  'payment.already_paid',
  'payment.not_payable',
]

/** The payment page in each of its states; `?order=` names the order. */
export function PaymentPage() {
  const t = useTranslations('payment')
  const session = useSession()
  const orderId = useSearchParams().get('order') ?? ''
  const back = orderId ? `/Payment?order=${encodeURIComponent(orderId)}` : '/Payment'
  if (!orderId)
    return (
      <Notice title={t('noOrder')} action={<ShopButton path="/orders">{t('toOrders')}</ShopButton>}>
        {t('noOrderText')}
      </Notice>
    )
  if (session.status === 'loading') return <PaymentSkeleton label={t('loading')} />
  const signIn = (
    <SignInFirst text={t('signInText')} signIn={t('signIn')} register={t('register')} back={back} />
  )
  if (session.status === 'out') return signIn
  return <OrderPayment key={orderId} orderId={orderId} signIn={signIn} />
}

export function PaymentSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  )
}

function OrderPayment({ orderId, signIn }: { orderId: string; signIn: React.ReactNode }) {
  const t = useTranslations('payment')
  const locale = useLocale()
  const router = useRouter()
  const stateText = useTranslations()
  const problemText = useProblemText()
  const [loaded, setLoaded] = useState<Loaded>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  const load = useCallback(async () => {
    setLoaded(null)
    try {
      setLoaded({ quote: await quoteOf(orderId) })
    } catch (error) {
      console.error(String(error))
      setLoaded({ failure: errorCode(error) })
    }
  }, [orderId])
  useEffect(() => void load(), [load])

  const settled = (payment: Payment) => {
    if (payment.status !== 'captured') return setTrouble({ code: 'payment.pending', words: null })
    router.push(`${localePath(locale, '/cart')}?paid=${encodeURIComponent(orderId)}`)
  }
  const troubled = async (next: Trouble) => {
    setTrouble(next)
    // the quote has PayPal's own words of a refusal, and the present rate
    if (next.code === 'payment.rate_changed') return load()
    if (next.code !== 'payment.refused') return
    const quote = await quoteOf(orderId).catch(() => null)
    if (quote?.refusal) setTrouble({ ...next, words: quote.refusal })
  }

  const { isChecking, check, left } = useReturn({
    onSettled: settled,
    onTrouble: (code) => setTrouble({ code, words: null }),
  })

  const toOrders = (
    <ShopButton look="quiet" path="/orders">
      {t('toOrders')}
    </ShopButton>
  )
  if (trouble?.code === 'account.not_authenticated') return signIn
  if (isChecking)
    return (
      <p role="status" className="py-3 font-semibold">
        {t('checking')}
      </p>
    )
  if (!loaded) return <PaymentSkeleton label={t('loading')} />
  if ('failure' in loaded) {
    if (loaded.failure === 'account.not_authenticated') return signIn
    const isUnknown = loaded.failure === 'order.not_found'
    return (
      <Notice
        kind="error"
        title={t('amountFailed')}
        action={
          isUnknown ? (
            <ShopButton path="/orders">{t('toOrders')}</ShopButton>
          ) : (
            <Button onClick={load}>{t('retry')}</Button>
          )
        }
      >
        {problemText(loaded.failure)}
      </Notice>
    )
  }
  const { quote } = loaded
  const isClosed = trouble !== null && closing.includes(trouble.code)
  const checkAgain = (
    <Button look="quiet" onClick={check}>
      {t('checkAgain')}
    </Button>
  )
  const isOpen = quote.payable && !isClosed
  // the way that was chosen may be closed to a company that has to pay this much by transfer
  const way = quote.transfer ? 'bank_transfer' : quote.typeOfPayment
  return (
    <div className="grid gap-6">
      <PaymentSum
        {...quote}
        wallet={quote.payable ? quote.wallet : null}
        part={quote.redirects.length > 0 ? 'order' : 'all'}
      />
      {trouble ? (
        <Notice
          kind="error"
          title={problemText(trouble.code)}
          action={isClosed ? toOrders : trouble.code === 'payment.bank_waits' ? checkAgain : undefined}
        >
          {trouble.words ? <span lang="en">{trouble.words}</span> : null}
        </Notice>
      ) : null}
      {isOpen ? <p className="text-sm text-soft">{t(`otherwise.${way}`)}</p> : null}
      {isOpen && quote.redirects.length > 0 ? (
        <div className="grid gap-3">
          <RedirectButtons
            quote={quote}
            pay={(type) => payOnPage(orderId, type, left)}
            onOpen={() => setTrouble(null)}
            onTrouble={setTrouble}
          />
        </div>
      ) : null}
      {isOpen && quote.wallet ? (
        <>
          <p className="text-sm text-soft">
            {t('currency', { currency: quote.wallet.currency })} {t('binding')}
          </p>
          {quote.redirects.length > 0 ? <PaymentSum {...quote} part="wallet" /> : null}
          <WalletButtons
            orderId={orderId}
            wallet={quote.wallet}
            onOpen={() => setTrouble(null)}
            onSettled={settled}
            onTrouble={troubled}
          />
        </>
      ) : null}
      {quote.payable || trouble ? null : (
        <Notice title={stateText(closedPaymentKey(quote))} action={toOrders}>
          {quote.payment ? formatPaid(quote.totalGrosze, quote.payment, locale) : null}
          {quote.wallet || quote.redirects.length > 0 || quote.payment || quote.paidAt
            ? null
            : t(`otherWays.${way}`)}
        </Notice>
      )}
    </div>
  )
}

function closedPaymentKey({ wallet, redirects, payment, paidAt, transfer, typeOfPayment }: PaymentQuote) {
  if (payment?.status === 'captured' || paidAt) return 'errors.payment.already_paid'
  if (payment?.status === 'refunded') return 'payment.refunded'
  if (payment) return 'errors.payment.pending'
  // a company that has to pay this much by transfer
  if (transfer && typeOfPayment !== 'bank_transfer') return 'errors.payment_by_account'
  return wallet || redirects.length > 0 ? 'errors.payment.not_payable' : 'errors.payment.not_offered'
}

/** The amounts in both currencies and the rate between them, to which the buyer agrees. */
function PaymentSum({
  orderId,
  totalGrosze,
  wallet,
  part = 'all',
}: Pick<PaymentQuote, 'orderId' | 'totalGrosze' | 'wallet'> & { part?: 'all' | 'order' | 'wallet' }) {
  const t = useTranslations('payment')
  const locale = useLocale()
  const rate = wallet?.plnPerUnit ?? null
  const written = new Intl.NumberFormat(languageTag[locale], { maximumFractionDigits: 6 })
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 border-y border-hairline py-4">
      {part === 'wallet' ? null : (
        <>
          <SumFact name={t('order')}>
            <strong className="font-semibold">{orderId}</strong>
          </SumFact>
          <SumFact name={wallet ? t('total') : t('sum')}>
            <Price grosze={totalGrosze} locale={locale} />
          </SumFact>
        </>
      )}
      {part !== 'order' && wallet && rate !== null ? (
        <SumFact name={t('rate')}>
          <span className="tabular-nums">
            {t('rateText', { currency: wallet.currency, rate: written.format(rate) })}
          </span>
        </SumFact>
      ) : null}
      {part !== 'order' && wallet ? (
        <div className="contents">
          <dt className="self-end font-semibold">{t('charged')}</dt>
          <dd className="text-right font-display text-lg font-bold">{formatWallet(wallet, locale)}</dd>
        </div>
      ) : null}
    </dl>
  )
}
