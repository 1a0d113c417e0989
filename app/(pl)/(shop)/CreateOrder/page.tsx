export { default, generateMetadata } from '../../../[locale]/(shop)/CreateOrder/page'
export const ensureStatic = 'navigation'
