export { default, generateMetadata } from '../../../../../[locale]/(admin)/admin/news/new/page'
export const instant = false
