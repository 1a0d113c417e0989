'use client'

import { Picture, type PictureProps } from '@/components/media/Picture'

/** The picture of a news item, which always stands beside its title. */
export const NewsPicture = (props: Omit<PictureProps, 'alt'>) => <Picture {...props} alt="" drawing="news" />
