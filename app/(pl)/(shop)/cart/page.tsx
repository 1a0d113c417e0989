export { default, generateMetadata } from '../../../[locale]/(shop)/cart/page'
export const ensureStatic = 'navigation'
