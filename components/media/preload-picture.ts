import 'server-only'
import { preload } from 'react-dom'
import { pictureSources } from '@/lib/media/formats'

/** Loads a picture together with its page, even if the page is fetched before its link is pressed. */
export function preloadPicture(url: string, sizes: string): void {
  const { src, srcSet } = pictureSources(url)
  if (srcSet)
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
}
