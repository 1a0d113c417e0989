'use client'

import { useState } from 'react'
import { classes } from '@/components/ui/classes'
import { pictureSources } from '@/lib/media/srcset'

const FALLBACK = '/images/no-news-picture.svg'

type Props = {
  /** Empty where an item has none. */
  url: string
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string
  /** In sight when the page opens: loaded at once. */
  eager?: boolean
  className?: string
}

/**
 * The picture of a news item, which always stands beside its title; the shop's own drawing where there is none or it
 * fails.
 */
export function NewsPicture({ url, sizes, eager, className }: Props) {
  const [failed, setFailed] = useState('')
  const look = classes('object-cover', className)
  if (!url || failed === url) {
    // biome-ignore lint/performance/noImgElement: a drawing of the shop, already as small as it gets
    return <img src={FALLBACK} alt="" width={1280} height={720} className={look} />
  }
  const { src, srcSetAvif, srcSetWebp, width, height } = pictureSources(url)
  return (
    <picture className="contents">
      {srcSetAvif ? <source type="image/avif" srcSet={srcSetAvif} sizes={sizes} /> : null}
      {srcSetWebp ? <source type="image/webp" srcSet={srcSetWebp} sizes={sizes} /> : null}
      <img
        src={src}
        alt=""
        className={look}
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
