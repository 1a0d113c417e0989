export { default, generateMetadata } from '../../../[locale]/(bare)/reset-password/page'
export const ensureStatic = 'navigation'
