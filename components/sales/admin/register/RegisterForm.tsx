'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ToastedForm } from '@/components/admin/editing/ToastedForm'

const MOST_CHARACTERS = 5_000

type Props<State extends string> = {
  state: State
  states: { value: State; label: string }[]
  /** A text beside the state, with the name of its field in the call. */
  note?: { field: string; label: string; text: string; hint?: ReactNode }
  /** What the button says where it does more than save. */
  label?: string
  /** The same with the number of the entry, for those who do not see which one it stands in. */
  labelNamed: string
  save: (entered: { state: State; note: string }) => Promise<unknown>
}

/** What became of an entry of a register. */
export function RegisterForm<State extends string>(props: Props<State>) {
  const { state, states, note, label, labelNamed, save } = props
  const t = useTranslations('register')
  const send = async (entered: FormData) => {
    const chosen = states.find(({ value }) => value === entered.get('state'))?.value ?? state
    await save({ state: chosen, note: String((note && entered.get(note.field)) ?? '') })
    return t('saved')
  }
  return (
    <ToastedForm
      send={send}
      button={{ label: label ?? t('save'), busyLabel: t('saving'), name: labelNamed }}
      className="grid content-start gap-3"
      fields={[
        { name: 'state', label: t('state'), value: state, options: states },
        ...(note
          ? [
              {
                name: note.field,
                label: note.label,
                hint: note.hint,
                value: note.text,
                rows: 3,
                maxLength: MOST_CHARACTERS,
              },
            ]
          : []),
      ]}
    />
  )
}
