import { ShopFrame } from '@/components/layout/ShopFrame'

export const ensureStatic = 'navigation'

export default ShopFrame
