export { default, generateMetadata } from '../../../../../[locale]/(admin)/admin/products/[id]/page'
export const instant = false
