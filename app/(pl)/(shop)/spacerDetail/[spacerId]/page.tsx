export {
  default,
  generateMetadata,
  generateStaticParams,
} from '../../../../[locale]/(shop)/spacerDetail/[spacerId]/page'
export const ensureStatic = 'navigation'
