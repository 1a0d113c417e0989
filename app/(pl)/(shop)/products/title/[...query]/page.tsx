export {
  default,
  generateMetadata,
  generateStaticParams,
} from '../../../../../[locale]/(shop)/products/title/[...query]/page'
export const ensureStatic = 'navigation'
