export { default, generateMetadata } from '../../../../../[locale]/(admin)/admin/products/new/page'
export const instant = false
