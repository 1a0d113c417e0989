export { default, generateMetadata } from '../../../../[locale]/(admin)/admin/products/page'
export const instant = false
