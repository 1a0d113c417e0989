import { ShopFrame } from '@/components/layout/ShopFrame'

// A page is sent whole: without JavaScript nothing would show what is streamed later.
export const instant = false

export default ShopFrame
