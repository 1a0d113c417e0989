export { default, generateMetadata } from '../../[locale]/(shop)/page'
export const ensureStatic = 'navigation'
