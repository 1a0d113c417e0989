export {
  default,
  generateMetadata,
  generateStaticParams,
} from '../../../../../[locale]/(shop)/tires/filter/[query]/page'
export const ensureStatic = 'navigation'
