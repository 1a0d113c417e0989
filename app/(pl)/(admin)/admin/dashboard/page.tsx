export { default, generateMetadata } from '../../../../[locale]/(admin)/admin/dashboard/page'
export const instant = false
