'use client'

import { Picture, type PictureProps } from '@/components/media/Picture'

/** A product's picture. */
export const ProductPicture = (props: PictureProps) => <Picture {...props} drawing="product" />
