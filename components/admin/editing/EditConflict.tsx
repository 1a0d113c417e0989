'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/buttons/Button'
import { Notice } from '@/components/ui/Notice'

type Props = {
  state: { conflict: object | null; busy: string | null; save: () => void; takeTheirs: () => void }
  title: string
  text: string
  /** What the other version says, each with the button that takes it alone where there is one. */
  theirs?: [name: string, value: string, take?: ReactNode][]
  /** Instead of the buttons that keep mine or take theirs as a whole. */
  action?: ReactNode
}

/** Shown when somebody else has saved what is edited: their version, to keep one of the two. */
export function EditConflict({ state, title, text, theirs = [], action }: Props) {
  const t = useTranslations('editor')
  if (!state.conflict) return null
  return (
    <Notice
      kind="error"
      title={title}
      action={
        action ?? (
          <>
            <Button onClick={state.save} busy={state.busy === 'save'} busyLabel={t('saving')}>
              {t('keepMine')}
            </Button>
            <Button look="quiet" onClick={state.takeTheirs}>
              {t('takeTheirs')}
            </Button>
          </>
        )
      }
    >
      <p>{text}</p>
      {theirs.length > 0 ? (
        <dl className="mt-3 flex flex-col gap-2">
          {theirs.map(([name, value, take]) => (
            <div key={name}>
              <dt className="text-sm font-semibold text-type">{name}</dt>
              <dd className="line-clamp-6 whitespace-pre-line wrap-anywhere text-type">{value}</dd>
              {take ? <dd className="mt-1">{take}</dd> : null}
            </div>
          ))}
        </dl>
      ) : null}
    </Notice>
  )
}
