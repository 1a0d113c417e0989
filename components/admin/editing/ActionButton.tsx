'use client'

import { useAction } from '@/components/forms/use-action'
import { Button } from '@/components/ui/buttons/Button'

type Props = {
  label: string
  busyLabel: string
  /** The accessible name, for a page with several of these buttons. */
  name?: string
  /** Returns the words of the toast. */
  work: () => Promise<string>
}

export function ActionButton({ label, busyLabel, name, work }: Props) {
  const { busy, attempt } = useAction()
  return (
    <Button
      look="quiet"
      className="whitespace-nowrap"
      busy={busy}
      busyLabel={busyLabel}
      aria-label={name}
      onClick={() => attempt(work)}
    >
      {label}
    </Button>
  )
}
