'use client'

import { Picture, type PictureProps } from '@/components/media/Picture'
import { classes } from '@/components/ui/classes'

/** A product's picture in the size that the layout needs; a placeholder where there is none or it fails to load. */
export function ProductPicture(props: PictureProps) {
  const fallback = (
    // biome-ignore lint/performance/noImgElement: a drawing of the shop, already as small as it gets
    <img
      src="/images/no-picture.svg"
      alt={props.alt}
      width={640}
      height={480}
      className={classes(props.whole ? 'object-contain' : 'object-cover', props.className)}
    />
  )
  return <Picture {...props} fallback={fallback} />
}
