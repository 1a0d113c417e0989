'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'

type Props = {
  title: string
  text: string
  /** What the other version says. */
  theirs?: [name: string, value: string][]
  isSaving: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Shown when somebody else has saved what is edited: their version, to keep one of the two. */
export function EditConflict({ title, text, theirs = [], isSaving, onKeepMine, onTakeTheirs }: Props) {
  const t = useTranslations('editor')
  return (
    <Notice
      kind="error"
      title={title}
      action={
        <>
          <Button onClick={onKeepMine} busy={isSaving} busyLabel={t('saving')}>
            {t('keepMine')}
          </Button>
          <Button look="quiet" onClick={onTakeTheirs}>
            {t('takeTheirs')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {theirs.length > 0 ? (
        <dl className="mt-3 flex flex-col gap-2">
          {theirs.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm font-semibold text-type">{name}</dt>
              <dd className="line-clamp-6 whitespace-pre-line wrap-anywhere text-type">{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Notice>
  )
}
