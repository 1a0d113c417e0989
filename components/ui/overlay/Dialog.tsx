'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from '@/components/ui/classes'
import { CloseButton } from './CloseButton'
import { useOverlayEntry } from './overlay-entry'
import { Toaster } from './Toaster'

type Props = {
  open: boolean
  /** Called by the close button, by Escape and by a press outside. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  wide?: boolean
  /** Back closes the dialog. Not for a dialog whose button opens or refreshes a page: going back would cancel the button. */
  closesOnBack?: boolean
  children: ReactNode
}

/** The native modal dialog: it traps the focus and returns it to the element that opened the dialog. */
export function Dialog({ open, onClose, title, closeLabel, wide, closesOnBack = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  /** Whether the press began on the backdrop: a selection of text that ends there closes nothing. */
  const isOutside = useRef(false)
  const { followLink } = useOverlayEntry(open && closesOnBack, onClose)
  useEffect(() => {
    if (!open) return
    const shown = dialog.current
    shown?.showModal()
    // React sets no `autofocus`, and the dialog would begin with its close button
    shown?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    // Also when the page is left with the dialog open: Next keeps the page and would show the modal without focus.
    return () => shown?.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog; the press is for its backdrop
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClickCapture={followLink}
      onPointerDown={(event) => {
        isOutside.current = event.target === dialog.current
      }}
      onClick={(event) => isOutside.current && event.target === dialog.current && onClose()}
      className={classes(
        'max-h-[min(48rem,calc(100dvh-2rem))] w-[calc(100vw-2rem)] rounded-lg border border-hairline bg-ground p-0 text-left',
        wide ? 'max-w-3xl' : 'max-w-lg',
      )}
    >
      {open ? (
        <div className="p-5 md:p-8">
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 id={titleId} className="pt-1.5 font-display text-lg font-bold">
              {title}
            </h2>
            <CloseButton label={closeLabel} onClick={onClose} className="-mt-1 -mr-2" />
          </div>
          {children}
          <Toaster closeLabel={closeLabel} />
        </div>
      ) : null}
    </dialog>
  )
}
