export { default, generateMetadata, generateStaticParams } from '../../../../[locale]/(shop)/news/[id]/page'
export const ensureStatic = 'navigation'
