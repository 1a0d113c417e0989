'use client'

import { useState } from 'react'
import { Button, type ButtonProps } from '@/components/ui/Button'
import { ConfirmDialog, type ConfirmWords } from '@/components/ui/overlay/ConfirmDialog'

type Props = ConfirmWords & Pick<ButtonProps, 'busy' | 'busyLabel'> & { label: string; onYes: () => unknown }

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
