export { default, generateMetadata } from '../../../../../[locale]/(admin)/admin/import/[id]/page'
export const instant = false
