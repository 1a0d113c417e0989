'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, buttonClasses } from '@/components/ui/buttons/Button'
import { CopyButton } from '@/components/ui/buttons/CopyButton'
import { PrintButton } from '@/components/ui/buttons/PrintButton'
import { Card } from '@/components/ui/Card'
import { Heading } from '@/components/ui/Heading'
import { Notice } from '@/components/ui/Notice'
import { showToast } from '@/components/ui/overlay/toast-store'
import { renewRecoveryCodes, turnOff } from '@/lib/customers/account/second-factor-client'
import { formatDate } from '@/lib/sales/orders/dates'
import type { FactorState } from '@/lib/shop/second-factor/schema'
import { CodeForm } from './ConfirmSignIn'

type Props = { state: FactorState; email: string; shopName: string; isDemanded: boolean }

export function FactorPanel({ state, email, shopName, isDemanded }: Props) {
  const t = useTranslations('secondFactor')
  const locale = useLocale()
  const router = useRouter()
  const [codes, setCodes] = useState<string[]>()
  const { since, recoveryCodesLeft } = state
  const showPanel = () => {
    setCodes(undefined)
    router.refresh()
  }

  if (codes) return <RecoveryCodesPanel codes={codes} email={email} shopName={shopName} onDone={showPanel} />
  return (
    <>
      <Notice
        kind={recoveryCodesLeft > 0 ? 'success' : 'error'}
        title={t('on', { date: formatDate(since, locale) })}
      >
        {t('codesLeft', { count: recoveryCodesLeft })}
      </Notice>
      <FactorStep title={t('renewTitle')}>
        <p className="mb-3">{t('renewText')}</p>
        <CodeForm
          takesRecovery
          button={t('renew')}
          look="quiet"
          send={async (code) => setCodes((await renewRecoveryCodes(code)).recoveryCodes)}
        />
      </FactorStep>
      <FactorStep title={t('offButtonTitle')}>
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
      </FactorStep>
    </>
  )
}

type StepProps = {
  title: string
  /** Whether the step has just appeared: its heading takes the focus, so that keyboard and screen reader continue there. */
  isNew?: boolean
  children: ReactNode
}

export function FactorStep({ title, isNew, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <section>
      <Heading ref={heading} tabIndex={-1} className="mb-2">
        {title}
      </Heading>
      {children}
    </section>
  )
}

type CodesProps = { codes: string[]; email: string; shopName: string; onDone: () => void }

export function RecoveryCodesPanel({ codes, email, shopName, onDone }: CodesProps) {
  const t = useTranslations('secondFactor')
  const heading = t('codesFile', { email, shop: shopName })
  const text = `${heading}\n\n${codes.join('\n')}\n`
  return (
    <FactorStep title={t('codesTitle')} isNew>
      <p className="print:hidden">{t('codesText')}</p>
      <p className="mt-3 hidden print:block">{heading}</p>
      <Card as="ul" padding="medium" className="my-4 grid max-w-sm grid-cols-2 gap-2 whitespace-nowrap">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Card>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CopyButton text={text} label={t('copyCodes')} copied={t('copied')} failed={t('copyFailed')} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className={buttonClasses('quiet')}
        >
          {t('downloadCodes')}
        </a>
        <PrintButton look="quiet">{t('printCodes')}</PrintButton>
        <Button look="signal" onClick={onDone}>
          {t('codesDone')}
        </Button>
      </div>
    </FactorStep>
  )
}
