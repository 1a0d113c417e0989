'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ProductPicture } from '@/components/catalog/card/ProductPicture'
import { classes } from '@/components/ui/classes'
import { useOverlayEntry } from '@/components/ui/overlay/overlay-entry'

type Props = {
  /** A smaller picture from the cache, shown until the large one has loaded; null while nothing is enlarged. */
  preview: string | null
  url: string
  alt: string
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** A picture over the whole window; a press doubles its size, so that it can be dragged or scrolled. */
export function GalleryZoom({ preview, url, alt, onPrevious, onNext, onClose }: Props) {
  const t = useTranslations('product')
  const dialog = useRef<HTMLDialogElement>(null)
  const [large, setLarge] = useState(false)
  const open = preview !== null
  useOverlayEntry(open, onClose)
  useEffect(() => {
    if (!open) return
    const shown = dialog.current
    shown?.showModal()
    setLarge(false)
    // closed on leaving the page too: Next keeps the page and would show the modal without focus
    return () => shown?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      // keeps the arrow keys from the gallery: they scroll a picture that is larger than the window
      onKeyDown={(event) => large && event.stopPropagation()}
      aria-label={alt}
      className="on-dark m-0 size-full max-h-none max-w-none bg-ink p-0"
    >
      {open ? (
        <>
          <div
            className={classes('flex size-full', large ? 'overflow-auto' : 'items-center overflow-hidden')}
          >
            <button
              type="button"
              onClick={() => setLarge(!large)}
              aria-pressed={large}
              aria-label={t('enlarge')}
              style={preview ? { backgroundImage: `url("${preview}")` } : undefined}
              className={classes(
                'm-auto block shrink-0 bg-contain bg-center bg-no-repeat',
                large ? 'w-[200%] cursor-zoom-out' : 'w-full cursor-zoom-in',
              )}
            >
              <ProductPicture
                key={url}
                url={url}
                alt={alt}
                sizes={large ? '200vw' : '100vw'}
                eager
                whole
                className={classes('h-auto w-full', !large && 'max-h-dvh')}
              />
            </button>
          </div>
          <div className="fixed inset-x-0 top-0 flex justify-between p-3">
            <span className="flex gap-2">
              <ZoomButton label={t('previousPicture')} onPress={onPrevious}>
                ←
              </ZoomButton>
              <ZoomButton label={t('nextPicture')} onPress={onNext}>
                →
              </ZoomButton>
            </span>
            <ZoomButton label={t('closeZoom')} onPress={onClose}>
              ×
            </ZoomButton>
          </div>
        </>
      ) : null}
    </dialog>
  )
}

function ZoomButton(props: { label: string; onPress: (() => void) | undefined; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-disabled={props.onPress ? undefined : true}
      onClick={props.onPress}
      className="flex size-11 items-center justify-center rounded bg-face text-lg text-type inset-ring inset-ring-edge aria-disabled:text-soft aria-disabled:opacity-50"
    >
      <span aria-hidden="true">{props.children}</span>
    </button>
  )
}
