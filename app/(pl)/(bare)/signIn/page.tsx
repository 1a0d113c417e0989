export { default, generateMetadata } from '../../../[locale]/(bare)/signIn/page'
export const ensureStatic = 'navigation'
