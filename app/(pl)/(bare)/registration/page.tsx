export { default, generateMetadata } from '../../../[locale]/(bare)/registration/page'
export const ensureStatic = 'navigation'
