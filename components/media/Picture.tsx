'use client'

import { type ReactNode, useState } from 'react'
import { classes } from '@/components/ui/classes'
import { pictureSources } from '@/lib/media/srcset'

export type PictureProps = {
  /** Empty where there is none. */
  url: string
  alt: string
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string
  /** In sight when the page opens: loaded at once. */
  eager?: boolean
  /** Shown whole, whatever its shape; otherwise it fills its frame. */
  whole?: boolean
  className?: string
}

/** A picture of the shop in the size that the layout needs; `fallback` where there is none or it fails. */
export function Picture({
  url,
  alt,
  sizes,
  eager,
  whole,
  className,
  fallback,
}: PictureProps & { fallback: ReactNode }) {
  const [failed, setFailed] = useState('')
  if (!url || failed === url) return fallback
  const { src, srcSetAvif, srcSetWebp, width, height } = pictureSources(url)
  return (
    <picture className="contents">
      {srcSetAvif ? <source type="image/avif" srcSet={srcSetAvif} sizes={sizes} /> : null}
      {srcSetWebp ? <source type="image/webp" srcSet={srcSetWebp} sizes={sizes} /> : null}
      <img
        src={src}
        alt={alt}
        className={classes(whole ? 'object-contain' : 'object-cover', className)}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        // a picture that failed before this script ran fires no event any more
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setFailed(url)
        }}
        onError={() => setFailed(url)}
      />
    </picture>
  )
}
