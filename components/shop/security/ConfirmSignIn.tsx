'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import { useAction } from '@/components/forms/use-action'
import { Button, type ButtonLook } from '@/components/ui/buttons/Button'
import { confirmSignIn } from '@/lib/customers/account/second-factor-client'

/** The second step of signing in; goes on to `next`. */
export function ConfirmSignIn({ next }: { next: string }) {
  const t = useTranslations('secondFactor')
  const confirm = async (code: string) => {
    await confirmSignIn(code)
    // loads a whole document: pages that were fetched before the role counted must not be shown
    window.location.replace(next)
  }
  return (
    <>
      <CodeForm takesRecovery button={t('confirm')} send={confirm} />
      <p className="text-sm text-soft">{t('lost')}</p>
    </>
  )
}

type Props = {
  /** Whether a recovery code is accepted too. */
  takesRecovery: boolean
  button: string
  look?: ButtonLook
  /** Uses the code; the field keeps the typed code and shows what this throws. */
  send: (code: string) => Promise<void>
}

/** Asks for a code of the second factor. */
export function CodeForm({ takesRecovery, button, look = 'signal', send }: Props) {
  const t = useTranslations('secondFactor')
  const field = useRef<HTMLInputElement>(null)
  const { busy, faults, problem, show, attempt } = useAction({ showsProblem: true, controlOf: () => 'code' })
  useEffect(() => {
    if (faults.code || problem) field.current?.select()
  }, [faults, problem])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = (field.current?.value ?? '').trim()
    if (!code) return show([{ path: 'code', code: 'required' }])
    return attempt(async () => {
      await send(code)
      return null
    })
  }
  return (
    <form method="dialog" noValidate onSubmit={submit} className="grid justify-items-start gap-4">
      <div className="w-full max-w-xs">
        <ControlField
          label={t(takesRecovery ? 'anyCode' : 'code')}
          hint={t(takesRecovery ? 'anyCodeHint' : 'codeHint')}
          error={faults.code ?? problem ?? undefined}
          required
          ref={field}
          name="code"
          autoComplete="one-time-code"
          inputMode={takesRecovery ? 'text' : 'numeric'}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="text-lg"
        />
      </div>
      <Button type="submit" look={look} busy={busy} busyLabel={t('busy')}>
        {button}
      </Button>
    </form>
  )
}
