export { default, generateMetadata } from '../../../[locale]/(shop)/aboutcompany/page'
export const ensureStatic = 'navigation'
