export { default, generateMetadata } from '../../../[locale]/(shop)/wheels/page'
export const ensureStatic = 'navigation'
