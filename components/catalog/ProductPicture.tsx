'use client'

import { useState } from 'react'
import { classes } from '@/components/ui/classes'
import { pictureSources } from '@/lib/media/srcset'

const PLACEHOLDER = '/images/no-picture.svg'

type Props = {
  /** The product's picture; empty where there is none. */
  url: string
  alt: string
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string
  /** In the first row of the page: loaded at once. */
  eager?: boolean
  className?: string
}

/** A product's picture in the size that the layout needs; the shop's own drawing where there is none or it fails. */
export function ProductPicture({ url, alt, sizes, eager, className }: Props) {
  const [failed, setFailed] = useState('')
  if (!url || failed === url) {
    return (
      // biome-ignore lint/performance/noImgElement: a drawing of the shop, already as small as it gets
      <img
        src={PLACEHOLDER}
        alt={alt}
        width={640}
        height={480}
        className={classes('object-cover', className)}
      />
    )
  }
  const { src, srcSetAvif, srcSetWebp, width, height } = pictureSources(url)
  return (
    <picture className="contents">
      {srcSetAvif ? <source type="image/avif" srcSet={srcSetAvif} sizes={sizes} /> : null}
      {srcSetWebp ? <source type="image/webp" srcSet={srcSetWebp} sizes={sizes} /> : null}
      <img
        src={src}
        alt={alt}
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
        className={classes('object-cover', className)}
      />
    </picture>
  )
}
