export { default, generateMetadata } from '../../../../[locale]/(admin)/admin/news/page'
export const instant = false
