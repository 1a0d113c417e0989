'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PasswordForm } from '@/components/customers/details/PasswordForm'
import { Button } from '@/components/ui/buttons/Button'
import { CopyButton } from '@/components/ui/buttons/CopyButton'
import { QrCode } from '@/components/ui/QrCode'
import { beginEnrollment, finishEnrollment } from '@/lib/customers/account/second-factor-client'
import type { Enrollment } from '@/lib/shop/second-factor/schema'
import { CodeForm } from './ConfirmSignIn'
import { FactorStep, RecoveryCodesPanel } from './FactorPanel'

type Props = {
  email: string
  shopName: string
  /** The page that demanded the second factor, to go on with; null to stay here. */
  next: string | null
}

/** Sets the second factor up: the password, the key for the app, a first code, and the recovery codes. */
export function EnrollmentPanel({ email, shopName, next }: Props) {
  const t = useTranslations('secondFactor')
  const [begun, setBegun] = useState<Enrollment>()
  const [codes, setCodes] = useState<string[]>()

  if (codes)
    return (
      <RecoveryCodesPanel
        codes={codes}
        email={email}
        shopName={shopName}
        onDone={() => window.location.replace(next ?? window.location.href)}
      />
    )
  if (begun)
    return (
      <>
        <FactorStep title={t('step3')} isNew>
          <QrCode text={begun.address} label={t('qr')} className="w-56" />
          <p className="mt-3">{t('noCamera')}</p>
          <p className="my-2 text-lg wrap-anywhere">{begun.key.replace(/.{4}(?=.)/g, '$& ')}</p>
          <CopyButton text={begun.key} label={t('copyKey')} copied={t('copied')} failed={t('copyFailed')} />
        </FactorStep>
        <FactorStep title={t('step4')}>
          <CodeForm
            takesRecovery={false}
            button={t('turnOn')}
            send={async (code) => setCodes((await finishEnrollment(code)).recoveryCodes)}
          />
        </FactorStep>
      </>
    )
  return (
    <>
      <FactorStep title={t('step1')}>
        <p>{t('step1Text')}</p>
      </FactorStep>
      <FactorStep title={t('step2')}>
        <PasswordForm
          label={t('password')}
          task="secondFactor"
          confirm={async ({ password }) => setBegun(await beginEnrollment(email, password))}
          actions={(busy) => (
            <Button type="submit" look="signal" busy={busy} busyLabel={t('busy')} className="self-start">
              {t('begin')}
            </Button>
          )}
        >
          <p>{t('step2Text')}</p>
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        </PasswordForm>
      </FactorStep>
    </>
  )
}
