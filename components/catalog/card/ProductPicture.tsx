'use client'

import { Picture, type PictureProps } from '@/components/media/Picture'

export const ProductPicture = (props: PictureProps) => <Picture {...props} drawing="product" />
