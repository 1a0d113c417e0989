'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button, type ButtonLook } from '@/components/ui/Button'
import { CallError } from '@/lib/http/client'

type Props = {
  /** Whether a recovery code will do too. */
  takesRecovery: boolean
  button: string
  look?: ButtonLook
  /** Uses the code; what it throws is said at the field, which keeps what was typed. */
  send: (code: string) => Promise<void>
}

/** Asks for a code of the second factor. */
export function CodeForm({ takesRecovery, button, look = 'signal', send }: Props) {
  const t = useTranslations('secondFactor')
  const problemText = useProblemText()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const refuse = (error: unknown) => {
    const [fault] = error instanceof CallError ? error.fields : []
    setProblem(problemText(fault?.code ?? error))
    field.current?.select()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = (field.current?.value ?? '').trim()
    if (!code) return refuse('required')
    setProblem(undefined)
    setBusy(true)
    try {
      await send(code)
    } catch (error) {
      console.warn(String(error))
      refuse(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form method="dialog" noValidate onSubmit={submit} className="grid justify-items-start gap-4">
      <div className="w-full max-w-xs">
        <ControlField
          label={t(takesRecovery ? 'anyCode' : 'code')}
          hint={t(takesRecovery ? 'anyCodeHint' : 'codeHint')}
          error={problem}
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
