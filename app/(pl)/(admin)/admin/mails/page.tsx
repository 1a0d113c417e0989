export { default, generateMetadata } from '../../../../[locale]/(admin)/admin/mails/page'
export const instant = false
