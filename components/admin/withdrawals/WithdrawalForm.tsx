'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { useToastedCall } from '@/components/problems/use-toasted-call'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { changeWithdrawal } from '@/lib/withdrawal/client'
import { type WithdrawalState, withdrawalStates } from '@/lib/withdrawal/rules'

/** Whether the goods and the money are back. */
export function WithdrawalForm(withdrawal: { id: number; state: WithdrawalState; version: number }) {
  const t = useTranslations('withdrawalRegister')
  const { busy, attempt } = useToastedCall()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget).get('state')
    const state = withdrawalStates.find((each) => each === entered) ?? withdrawal.state
    return attempt(async () => {
      await changeWithdrawal(withdrawal.id, { state, version: withdrawal.version })
      return t('saved')
    })
  }
  return (
    <form method="dialog" onSubmit={save} className="grid content-start gap-3">
      <Field label={t('state')}>
        {(control) => (
          <Select
            {...control}
            name="state"
            defaultValue={withdrawal.state}
            options={withdrawalStates.map((value) => ({ value, label: t(`states.${value}`) }))}
          />
        )}
      </Field>
      <Button
        type="submit"
        look="quiet"
        busy={busy}
        busyLabel={t('saving')}
        aria-label={t('saveNamed', { id: withdrawal.id })}
      >
        {t('save')}
      </Button>
    </form>
  )
}
