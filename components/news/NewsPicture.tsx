'use client'

import { Picture, type PictureProps } from '@/components/media/Picture'
import { classes } from '@/components/ui/classes'

/**
 * The picture of a news item, which always stands beside its title; the shop's own drawing where there is none or it
 * fails.
 */
export function NewsPicture(props: Omit<PictureProps, 'alt'>) {
  const fallback = (
    // biome-ignore lint/performance/noImgElement: a drawing of the shop, already as small as it gets
    <img
      src="/images/no-news-picture.svg"
      alt=""
      width={1280}
      height={720}
      className={classes('object-cover', props.className)}
    />
  )
  return <Picture {...props} alt="" fallback={fallback} />
}
