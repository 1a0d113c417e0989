export { default, generateMetadata } from '../../../[locale]/(shop)/orders/page'
export const ensureStatic = 'navigation'
