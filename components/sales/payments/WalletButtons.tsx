import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js'
import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Notice } from '@/components/ui/Notice'
import { Skeleton } from '@/components/ui/Skeleton'
import { type CallCode, CallError, callPriced, errorCode } from '@/lib/platform/http/client'
import { languageTag } from '@/lib/platform/i18n/routing'
import { captureOf } from '@/lib/sales/payments/client'
import type { Payment, PaymentQuote } from '@/lib/sales/payments/schema'
import type { ReturnCode } from './return-code'

/** Why a payment was not made; `words` are the wallet's own. */
export type Trouble = {
  code: CallCode | 'payment.rate_changed' | 'payment.canceled' | 'payment.failed' | ReturnCode
  words: string | null
}

type Outcome = {
  /** A new attempt begins: the trouble of the last one is cleared. */
  onOpen: () => void
  onSettled: (payment: Payment) => void
  onTrouble: (trouble: Trouble) => void
}
type Props = Outcome & { orderId: string; wallet: NonNullable<PaymentQuote['wallet']> }

/** PayPal's own buttons. Its script is loaded here and nowhere else. */
export function WalletButtons({ wallet, ...rest }: Props) {
  const locale = useLocale()
  return (
    <PayPalScriptProvider
      options={{
        clientId: wallet.clientId,
        currency: wallet.currency,
        intent: 'capture',
        locale: languageTag[locale].replace('-', '_'),
        components: 'buttons',
        dataCspNonce: nonceOfPage(),
        ...(wallet.scriptOrigin ? { sdkBaseUrl: `${wallet.scriptOrigin}/sdk/js` } : {}),
      }}
    >
      <Buttons wallet={wallet} {...rest} />
    </PayPalScriptProvider>
  )
}

/** The nonce of the page's policy, which the server gives to its first script: PayPal's frames need it. */
const nonceOfPage = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

function Buttons({ orderId, wallet, onOpen, onSettled, onTrouble }: Props) {
  const t = useTranslations('payment')
  const [{ isPending, isRejected }] = usePayPalScriptReducer()
  // the code of our own API's refusal: PayPal's script hands on only the message of an error
  const refused = useRef<Trouble['code'] | null>(null)
  const [capturing, setCapturing] = useState(false)

  const create = async () => {
    refused.current = null
    onOpen()
    try {
      const { id, amountMinor, currency } = await callPriced('POST /api/payments/paypal/orders', {
        body: { orderId },
      })
      if (amountMinor === wallet.amountMinor && currency === wallet.currency) return id
    } catch (error) {
      if (error instanceof CallError) refused.current = error.code
      throw error
    }
    // the buyer must not approve an amount that the page has not shown
    refused.current = 'payment.rate_changed'
    throw new Error('The rate has changed')
  }
  const capture = async (paypalOrderId: string, restart: () => void) => {
    setCapturing(true)
    try {
      onSettled(await captureOf(paypalOrderId))
    } catch (error) {
      setCapturing(false)
      console.error(String(error))
      onTrouble({ code: errorCode(error), words: null })
      // the buyer may try another card on the same PayPal order
      if (errorCode(error) === 'payment.refused') restart()
    }
  }

  if (isRejected)
    return (
      <Notice kind="error" title={t('scriptFailed')}>
        {t('scriptFailedText')}
      </Notice>
    )
  return (
    <div className="min-h-12">
      {capturing ? (
        <p role="status" className="py-3 font-semibold">
          {t('capturing')}
        </p>
      ) : null}
      {isPending ? <Skeleton className="h-12 w-full" /> : null}
      <PayPalButtons
        className={capturing ? 'hidden' : ''}
        style={{ layout: 'vertical', color: 'gold', shape: 'rect', height: 48 }}
        createOrder={create}
        onApprove={(data, actions) => capture(data.orderID, actions.restart)}
        onCancel={() => onTrouble({ code: 'payment.canceled', words: null })}
        onError={(error) => {
          // PayPal's script hands on an unknown value, mostly an error
          const words = error instanceof Error && error.message ? error.message : null
          console.error(`The wallet failed: ${words ?? 'it gave no reason'}`)
          if (refused.current) onTrouble({ code: refused.current, words: null })
          else onTrouble({ code: 'payment.failed', words })
        }}
      />
    </div>
  )
}
