export { default, generateMetadata } from '../../../../[locale]/(admin)/admin/audit/page'
export const instant = false
