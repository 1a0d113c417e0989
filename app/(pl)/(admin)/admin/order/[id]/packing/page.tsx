export { default, generateMetadata } from '../../../../../../[locale]/(admin)/admin/order/[id]/packing/page'
export const instant = false
