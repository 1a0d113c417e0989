'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useAction } from '@/components/forms/use-action'
import { Button, type ButtonProps } from '@/components/ui/buttons/Button'
import { ConfirmDialog, type ConfirmWords } from '@/components/ui/overlay/ConfirmDialog'
import { Dialog } from '@/components/ui/overlay/Dialog'

type EditorProps = ConfirmWords &
  Pick<ButtonProps, 'busy' | 'busyLabel'> & { label: string; onYes: () => unknown }

/** A button of an editor that asks first. Its dialog closes before `onYes`, because the editor shows the outcome. */
export function EditorConfirmButton({ label, busy, busyLabel, onYes, ...question }: EditorProps) {
  const [isOpen, setOpen] = useState(false)
  const begin = () => {
    setOpen(false)
    void onYes()
  }
  return (
    <>
      <Button look="quiet" busy={busy} busyLabel={busyLabel} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog {...question} open={isOpen} onYes={begin} onNo={() => setOpen(false)} />
    </>
  )
}

type Props = {
  /** The words of the button; also the dialog's title, unless `title` has others. */
  label: string
  title?: string
  yes?: string
  /** The accessible name, for a page with several of these buttons. */
  name?: string
  question: ReactNode
  disabledReason?: string | undefined
  onOpen?: () => void
  /** Returns the words of the toast. */
  work: () => Promise<string>
}

/** A button for what cannot be undone: it asks first, and its dialog stays open until the call is over. */
export function ConfirmButton(props: Props) {
  const { label, title = label, yes, name, question, disabledReason, onOpen, work } = props
  const t = useTranslations('staff')
  const { busy, attempt } = useAction()
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    onOpen?.()
    setOpen(true)
  }
  const confirm = async () => {
    await attempt(work)
    setOpen(false)
  }
  return (
    <>
      <Button look="quiet" onClick={open} aria-label={name} aria-haspopup="dialog">
        {label}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title} closeLabel={t('close')}>
        <div className="wrap-anywhere">{question}</div>
        <div className="mt-5 grid gap-3 sm:grid-cols-2">
          <Button wide look="quiet" onClick={() => setOpen(false)}>
            {t('cancel')}
          </Button>
          <Button wide busy={busy} busyLabel={t('busy')} disabledReason={disabledReason} onClick={confirm}>
            {yes ?? t('confirm')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
