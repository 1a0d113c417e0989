export { default, generateMetadata } from '../../../[locale]/(admin)/admin/page'
export const instant = false
