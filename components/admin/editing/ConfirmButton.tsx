'use client'

import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/overlay/Dialog'

type Question = {
  title: string
  question: ReactNode
  /** On the button that does it, and on the one that does not. */
  yes: string
  no: string
  closeLabel: string
}

type DialogProps = Question & {
  open: boolean
  busy?: boolean
  busyLabel?: string
  closesOnBack?: boolean
  onYes: () => unknown
  onNo: () => void
}

/** The question before something that is not easily undone. */
export const ConfirmDialog = (props: DialogProps) => {
  const { question, yes, no, busy = false, busyLabel = yes, onYes, onNo, ...dialog } = props
  return (
    <Dialog {...dialog} onClose={onNo}>
      <p>{question}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button busy={busy} busyLabel={busyLabel} onClick={onYes}>
          {yes}
        </Button>
        <Button look="quiet" onClick={onNo}>
          {no}
        </Button>
      </div>
    </Dialog>
  )
}

type Props = Question & Pick<ButtonProps, 'busy' | 'busyLabel'> & { label: string; onYes: () => unknown }

/** A button that asks before `onYes` begins. */
export function ConfirmButton({ label, busy, busyLabel, onYes, ...question }: Props) {
  const [asks, setAsks] = useState(false)
  const begin = () => {
    setAsks(false)
    void onYes()
  }
  return (
    <>
      <Button look="quiet" busy={busy} busyLabel={busyLabel} onClick={() => setAsks(true)}>
        {label}
      </Button>
      <ConfirmDialog {...question} open={asks} onYes={begin} onNo={() => setAsks(false)} />
    </>
  )
}
