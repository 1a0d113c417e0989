export { default, generateMetadata } from '../../../[locale]/(shop)/tires/page'
export const ensureStatic = 'navigation'
