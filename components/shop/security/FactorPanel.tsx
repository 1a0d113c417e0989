'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Notice } from '@/components/ui/Notice'
import { showToast } from '@/components/ui/overlay/toast-store'
import { renewRecoveryCodes, turnOff } from '@/lib/customers/account/second-factor-client'
import { formatDay } from '@/lib/sales/orders/dates'
import type { FactorState } from '@/lib/shop/second-factor/schema'
import { CodeForm } from './CodeForm'
import { RecoveryCodes } from './RecoveryCodes'
import { Step } from './Step'

type Props = { state: FactorState; email: string; shopName: string; isDemanded: boolean }

/** What can be done with a second factor that is on, each with a code. */
export function FactorPanel({ state, email, shopName, isDemanded }: Props) {
  const t = useTranslations('secondFactor')
  const locale = useLocale()
  const router = useRouter()
  const [codes, setCodes] = useState<string[]>()
  const { since, recoveryCodesLeft } = state

  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        email={email}
        shopName={shopName}
        onDone={() => {
          setCodes(undefined)
          router.refresh()
        }}
      />
    )
  return (
    <>
      <Notice
        kind={recoveryCodesLeft > 0 ? 'success' : 'error'}
        title={t('on', { date: formatDay(since, locale) })}
      >
        {t('codesLeft', { count: recoveryCodesLeft })}
      </Notice>
      <Step title={t('renewTitle')}>
        <p className="mb-3">{t('renewText')}</p>
        <CodeForm
          takesRecovery
          button={t('renew')}
          look="quiet"
          send={async (code) => setCodes((await renewRecoveryCodes(code)).recoveryCodes)}
        />
      </Step>
      <Step title={t('offButtonTitle')}>
        <p className="mb-3">{t(isDemanded ? 'offDemandedText' : 'offText')}</p>
        <CodeForm
          takesRecovery
          button={t('turnOff')}
          look="quiet"
          send={async (code) => {
            await turnOff(code)
            showToast(t('turnedOff'), { kind: 'success' })
            router.refresh()
          }}
        />
      </Step>
    </>
  )
}
