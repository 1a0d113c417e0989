export { default, generateMetadata } from '../../../[locale]/(bare)/data-delition/page'
export const ensureStatic = 'navigation'
