export { default, generateMetadata } from '../../../../[locale]/(admin)/admin/import/page'
export const instant = false
