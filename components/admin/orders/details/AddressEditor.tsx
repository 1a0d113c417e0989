'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState, useTransition } from 'react'
import { useFieldText, useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { Field, FieldError } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { showToast } from '@/components/ui/overlay/toast-store'
import { CallError } from '@/lib/http/client'
import { ChangeAddress } from '@/lib/orders/admin/schema'
import { changeAddress } from '@/lib/orders/client'

type Address = ChangeAddress['seen']
type Props = { orderId: string; address: Address }

const names = ['address', 'postCode', 'city'] as const

/** Another address for an order that is not sent yet. The buyer gets a mail about it. */
export function AddressEditor({ orderId, address }: Props) {
  const t = useTranslations('admin.addressChange')
  const problemText = useProblemText()
  const fieldText = useFieldText()
  const router = useRouter()
  // of a field that was not touched the saved value shows, also when somebody else has changed it meanwhile
  const [typed, setTyped] = useState<Partial<Address>>({})
  const [faults, setFaults] = useState<Record<string, string | undefined>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, startSaving] = useTransition()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = { ...address, ...typed }
    const { data, error } = ChangeAddress.safeParse({ ...sent, orderId, seen: address })
    setFaults(
      Object.fromEntries((error?.issues ?? []).map((issue) => [String(issue.path[0]), fieldText(issue)])),
    )
    setProblem(null)
    if (!data) return
    startSaving(async () => {
      try {
        await changeAddress(data)
        // what was typed while it was being saved stays
        setTyped((now) =>
          Object.fromEntries(names.flatMap((name) => (now[name] === sent[name] ? [] : [[name, now[name]]]))),
        )
        showToast(t('saved', { id: orderId }), { kind: 'success' })
        router.refresh()
      } catch (failure) {
        console.error(String(failure))
        const fields = failure instanceof CallError ? failure.fields : []
        setFaults(Object.fromEntries(fields.map(({ path, code }) => [path, fieldText({ message: code })])))
        setProblem(problemText(failure))
        router.refresh()
      }
    })
  }

  return (
    <details>
      <summary className="prose-link inline-flex min-h-touch items-center">{t('open')}</summary>
      <form method="dialog" noValidate onSubmit={submit} className="mt-2 grid gap-3">
        <p className="text-sm text-soft">{t('lead')}</p>
        {names.map((name) => (
          <Field key={name} label={t(name)} error={faults[name]} required>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                value={typed[name] ?? address[name]}
                onChange={({ target }) => setTyped((now) => ({ ...now, [name]: target.value }))}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
        <span>
          <Button type="submit" look="quiet" busy={busy} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        </span>
        <span role="status">{problem ? <FieldError id="address-problem">{problem}</FieldError> : null}</span>
      </form>
    </details>
  )
}
