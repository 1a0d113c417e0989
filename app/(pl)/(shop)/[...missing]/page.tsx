export { default, generateMetadata, generateStaticParams } from '../../../[locale]/(shop)/[...missing]/page'
export const ensureStatic = 'navigation'
