export { default, generateMetadata } from '../../../../../[locale]/(admin)/admin/news/[id]/page'
export const instant = false
