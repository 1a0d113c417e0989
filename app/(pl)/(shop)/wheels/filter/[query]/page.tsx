export {
  default,
  generateMetadata,
  generateStaticParams,
} from '../../../../../[locale]/(shop)/wheels/filter/[query]/page'
export const ensureStatic = 'navigation'
