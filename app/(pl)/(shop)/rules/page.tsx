export { default, generateMetadata } from '../../../[locale]/(shop)/rules/page'
export const ensureStatic = 'navigation'
