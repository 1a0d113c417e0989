'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { ProductPicture } from '@/components/catalog/card/ProductPicture'
import { classes } from '@/components/ui/classes'
import type { GalleryZoom } from './GalleryZoom'
import { gallerySizes } from './gallery-sizes'

/** A strip of pictures. It hides all but the first until somebody turns to it: browsers would load each as in sight. */
export function Gallery({ title, urls }: { title: string; urls: readonly string[] }) {
  const t = useTranslations('product')
  const id = useId()
  const strip = useRef<HTMLUListElement>(null)
  const thumbnails = useRef<HTMLUListElement>(null)
  const scrollTarget = useRef<number>(undefined)
  const [shown, setShown] = useState(0)
  const [isWanted, setWanted] = useState(false)
  const [Zoom, setZoom] = useState<typeof GalleryZoom>()
  /** The strip's picture, shown until the enlarged one has loaded; null while none is enlarged. */
  const [preview, setPreview] = useState<string | null>(null)
  const pictures = urls.length > 0 ? urls : ['']
  const total = pictures.length
  // keeps the current thumbnail in sight; scrollIntoView would move the page too
  useEffect(() => {
    const row = thumbnails.current
    const thumbnail = row?.children[shown]
    if (!row || !(thumbnail instanceof HTMLElement)) return
    row.scrollTo({ left: thumbnail.offsetLeft - (row.clientWidth - thumbnail.clientWidth) / 2 })
  }, [shown])

  const show = (index: number, behavior: ScrollBehavior = 'auto') => {
    setShown(index)
    scrollTarget.current = index
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior })
  }
  const followScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    const index = Math.round(scrollLeft / clientWidth)
    // a scroll to a chosen picture passes others, which do not become the current one
    if (scrollTarget.current === undefined) setShown(index)
    else if (scrollTarget.current === index) scrollTarget.current = undefined
  }
  const forgetScrollTarget = () => {
    scrollTarget.current = undefined
  }
  const want = () => {
    setWanted(true)
    // a script that fails to load enlarges nothing, and the next press tries again
    import('./GalleryZoom').then(
      (loaded) => setZoom(() => loaded.GalleryZoom),
      () => {},
    )
  }
  const enlarge = (index: number) => {
    want()
    show(index, 'instant')
    setPreview(strip.current?.querySelectorAll('img')[index]?.currentSrc ?? '')
  }
  const focusOn = (index: number) =>
    strip.current?.querySelectorAll('button')[index]?.focus({ preventScroll: true })
  const step = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const next = Math.min(Math.max(shown + steps[event.key], 0), total - 1)
    if (preview !== null) return enlarge(next)
    show(next)
    if (strip.current?.contains(document.activeElement)) focusOn(next)
  }
  const pick = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    show(index)
  }
  const nameOf = (index: number) => (total > 1 ? t('picture', { title, number: index + 1 }) : title)

  return (
    <section
      aria-label={t('gallery')}
      onKeyDown={step}
      onFocus={want}
      onPointerEnter={want}
      onScrollCapture={want}
    >
      <ul
        ref={strip}
        onScroll={followScroll}
        onPointerDown={forgetScrollTarget}
        onWheel={forgetScrollTarget}
        className="flex aspect-4/3 snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-lg bg-rubber motion-safe:scroll-smooth [scrollbar-width:none] print:w-1/4"
      >
        {pictures.map((url, index) => (
          <li key={url} id={`${id}-${index}`} className="size-full shrink-0 snap-center">
            <button
              type="button"
              onClick={() => url !== '' && enlarge(index)}
              aria-label={`${nameOf(index)}. ${t('zoom')}`}
              tabIndex={index === shown ? 0 : -1}
              className="size-full cursor-zoom-in -outline-offset-4!"
            >
              <ProductPicture
                url={url}
                alt=""
                sizes={gallerySizes}
                eager={index === 0}
                className={classes('size-full', index > 0 && !isWanted && 'hidden noscript:block')}
              />
            </button>
          </li>
        ))}
      </ul>
      {total > 1 ? (
        <ul ref={thumbnails} className="relative mt-3 flex gap-2 overflow-x-auto p-1 md:gap-3 print:hidden">
          {pictures.map((url, index) => (
            <li key={url}>
              <a
                href={`#${id}-${index}`}
                aria-label={t('showPicture', { number: index + 1, total })}
                aria-current={index === shown}
                onClick={pick(index)}
                className={classes(
                  'block aspect-4/3 w-20 overflow-hidden rounded bg-rubber md:w-18 lg:w-26',
                  index === shown ? 'outline-3 outline-offset-2 outline-signal' : 'hover:opacity-80',
                )}
              >
                <ProductPicture
                  url={url}
                  alt=""
                  sizes="(min-width:64rem) 7rem,5rem"
                  place="thumbnail"
                  className="size-full"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="sr-only">
        {total > 1 ? nameOf(shown) : ''}
      </p>
      {Zoom ? (
        <Zoom
          preview={preview}
          url={pictures[shown] ?? ''}
          alt={nameOf(shown)}
          {...(shown > 0 ? { onPrevious: () => enlarge(shown - 1) } : {})}
          {...(shown < total - 1 ? { onNext: () => enlarge(shown + 1) } : {})}
          onClose={() => {
            setPreview(null)
            focusOn(shown)
          }}
        />
      ) : null}
    </section>
  )
}
