export { default, generateMetadata } from '../../../[locale]/(admin)/create/page'
export const instant = false
