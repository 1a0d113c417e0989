'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, buttonClasses } from '@/components/ui/Button'
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

  if (codes) return <RecoveryCodes codes={codes} email={email} shopName={shopName} onDone={showPanel} />
  return (
    <>
      <Notice
        kind={recoveryCodesLeft > 0 ? 'success' : 'error'}
        title={t('on', { date: formatDate(since, locale) })}
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

type StepProps = {
  title: string
  /** Whether it has just come, so that the keyboard and a screen reader go on with it. */
  isNew?: boolean
  children: ReactNode
}

export function Step({ title, isNew, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="mb-2 font-display text-lg font-bold">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('secondFactor')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(t('copied'), { kind: 'success' }),
      () => showToast(t('copyFailed'), { kind: 'error' }),
    )
  return (
    <Button look="quiet" onClick={copy}>
      {label}
    </Button>
  )
}

type CodesProps = { codes: string[]; email: string; shopName: string; onDone: () => void }

export function RecoveryCodes({ codes, email, shopName, onDone }: CodesProps) {
  const t = useTranslations('secondFactor')
  const heading = t('codesFile', { email, shop: shopName })
  const text = `${heading}\n\n${codes.join('\n')}\n`
  return (
    <Step title={t('codesTitle')} isNew>
      <p className="print:hidden">{t('codesText')}</p>
      <p className="mt-3 hidden print:block">{heading}</p>
      <ul className="my-4 grid max-w-sm grid-cols-2 gap-2 rounded border border-hairline bg-face p-4 whitespace-nowrap">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CopyButton text={text} label={t('copyCodes')} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className={buttonClasses('quiet')}
        >
          {t('downloadCodes')}
        </a>
        <Button look="quiet" onClick={() => window.print()}>
          {t('printCodes')}
        </Button>
        <Button look="signal" onClick={onDone}>
          {t('codesDone')}
        </Button>
      </div>
    </Step>
  )
}
