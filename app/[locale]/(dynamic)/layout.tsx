import { ShopFrame } from '@/components/layout/ShopFrame'

// These pages show what one visitor sent or may see; without JavaScript nothing shows what is streamed later.
export const instant = false

export default ShopFrame
