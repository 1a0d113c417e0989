export { default, generateMetadata } from '../../../[locale]/(shop)/spacer/page'
export const ensureStatic = 'navigation'
