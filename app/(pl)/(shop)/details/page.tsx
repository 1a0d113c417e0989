export { default, generateMetadata } from '../../../[locale]/(shop)/details/page'
export const ensureStatic = 'navigation'
