import type { ReactNode } from 'react'
import { Button } from '@/components/ui/buttons/Button'
import { Dialog } from './Dialog'

export type ConfirmWords = {
  title: string
  question: ReactNode
  /** On the button that does it, and on the one that does not. */
  yes: string
  no: string
  closeLabel: string
}

type Props = ConfirmWords & {
  open: boolean
  busy?: boolean
  busyLabel?: string
  closesOnBack?: boolean
  onYes: () => unknown
  onNo: () => void
}

/** The question before something that is not easily undone. */
export const ConfirmDialog = (props: Props) => {
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
