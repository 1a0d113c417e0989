export {
  default,
  generateMetadata,
  generateStaticParams,
} from '../../../../../[locale]/(shop)/spacer/filter/[query]/page'
export const ensureStatic = 'navigation'
