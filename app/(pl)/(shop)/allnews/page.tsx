export { default, generateMetadata } from '../../../[locale]/(shop)/allnews/page'
export const ensureStatic = 'navigation'
