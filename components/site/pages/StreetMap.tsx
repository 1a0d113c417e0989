'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button'

type Props = {
  /** The title of the loaded map, for screen readers. */
  title: string
  embed: string
  show: string
  note: string
  /** The drawing that is shown before the press. */
  children: ReactNode
}

/** A drawing that a press replaces by a street map of another site; before the press that site receives no request. */
export function StreetMap({ title, embed, show, note, children }: Props) {
  const [shown, setShown] = useState(false)
  if (shown) {
    return (
      <iframe
        src={embed}
        title={title}
        // the button that had the focus is gone: the map takes it over
        ref={(frame) => frame?.focus()}
        referrerPolicy="strict-origin-when-cross-origin"
        className="block aspect-8/5 w-full rounded-lg border-0 bg-lug"
      />
    )
  }
  return (
    <div className="on-dark overflow-hidden rounded-lg bg-lug">
      <div className="aspect-8/5">{children}</div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-ink p-4">
        <Button look="signal" onClick={() => setShown(true)}>
          {show}
        </Button>
        <p className="min-w-48 flex-1 text-sm text-soft">{note}</p>
      </div>
    </div>
  )
}
