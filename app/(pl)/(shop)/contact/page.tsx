export { default, generateMetadata } from '../../../[locale]/(shop)/contact/page'
export const ensureStatic = 'navigation'
