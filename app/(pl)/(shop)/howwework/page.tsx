export { default, generateMetadata } from '../../../[locale]/(shop)/howwework/page'
export const ensureStatic = 'navigation'
