export { default, generateMetadata } from '../../../../../[locale]/(admin)/admin/order/[id]/page'
export const instant = false
