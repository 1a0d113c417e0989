export { default, generateMetadata } from '../../../[locale]/(shop)/unavailable/page'
export const ensureStatic = 'navigation'
