'use client'

import { useState } from 'react'
import { classes } from '@/components/ui/classes'
import { type PicturePlace, pictureSources } from '@/lib/media/formats'

export type PictureProps = {
  url: string
  alt: string
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** Where it is shown; `large` without it. */
  place?: PicturePlace
  /** In sight when the page opens: loaded at once. */
  eager?: boolean
  /** Shows the whole picture; otherwise it is cropped to its frame. */
  whole?: boolean
  className?: string
}

/** Small drawings that replace a missing picture or one that fails to load. */
const drawings = {
  product: { src: '/images/no-picture.svg', width: 640, height: 480 },
  news: { src: '/images/no-news-picture.svg', width: 1280, height: 720 },
}

export function Picture(props: PictureProps & { drawing: keyof typeof drawings }) {
  const { url, alt, sizes, place, eager, whole, className, drawing } = props
  const [failed, setFailed] = useState('')
  const fitted = classes(whole ? 'object-contain' : 'object-cover', className)
  // biome-ignore lint/performance/noImgElement: a drawing needs no other size
  if (!url || failed === url) return <img {...drawings[drawing]} alt={alt} className={fitted} />
  const { src, srcSet, width, height } = pictureSources(url, place)
  return (
    <picture>
      {srcSet ? <source type="image/avif" srcSet={srcSet} sizes={sizes} /> : null}
      <img
        src={src}
        alt={alt}
        className={fitted}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        // a picture that failed before this script ran fires no event any more
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setFailed(url)
        }}
        onError={() => setFailed(url)}
      />
    </picture>
  )
}
