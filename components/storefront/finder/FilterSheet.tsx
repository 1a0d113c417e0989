'use client'

import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button'
import { classes } from '@/components/ui/classes'
import { useOverlayEntry } from '@/components/ui/overlay/overlay-entry'

type Props = {
  open: ReactNode
  closeLabel: string
  title: string
  dark?: boolean
  /** Stays a sheet on a tablet too: its content needs a column. */
  wide?: boolean
  done?: string
  children: ReactNode
}

/** Filters within the page on a desktop, in a sheet on a phone: a native popover, which opens without JavaScript. */
export function FilterSheet({ open, closeLabel, title, dark, wide, done, children }: Props) {
  // generated, since React may keep the former page with its own sheet in the document
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { followLink, leave } = useOverlayEntry(isOpen, () => sheet.current?.hidePopover())
  const hidden = wide ? 'lg:hidden' : 'md:hidden'
  const srOnly = wide ? 'lg:sr-only' : 'md:sr-only'
  return (
    <>
      <Button look="quiet" popoverTarget={id} className={classes('w-full [&>button]:w-full', hidden)}>
        {open}
      </Button>
      <div
        ref={sheet}
        id={id}
        data-sheet
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClickCapture={followLink}
        onSubmitCapture={leave}
        className={classes(
          'inset-x-0 top-auto bottom-0 m-0 max-h-[90dvh] w-full max-w-none overflow-y-auto rounded-t-lg p-4',
          wide
            ? 'lg:static lg:block lg:max-h-none lg:overflow-visible lg:rounded-none lg:p-0'
            : 'md:static md:block md:max-h-none md:overflow-visible md:rounded-none md:p-0',
          dark ? 'on-dark bg-ink' : 'bg-ground',
        )}
      >
        <div className={classes('mb-3 flex items-center justify-between', srOnly)}>
          <h2 className="text-lg font-semibold">{title}</h2>
          <Button look="quiet" popoverTarget={id} popoverTargetAction="hide" className={hidden}>
            {closeLabel}
          </Button>
        </div>
        {children}
        {done ? (
          <div className={classes('sticky -bottom-4 -mx-4 mt-4 -mb-4 bg-ground p-4', hidden)}>
            <Button look="signal" wide popoverTarget={id} popoverTargetAction="hide">
              {done}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  )
}
