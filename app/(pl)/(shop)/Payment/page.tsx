export { default, generateMetadata } from '../../../[locale]/(shop)/Payment/page'
export const ensureStatic = 'navigation'
