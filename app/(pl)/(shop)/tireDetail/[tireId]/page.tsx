export {
  default,
  generateMetadata,
  generateStaticParams,
} from '../../../../[locale]/(shop)/tireDetail/[tireId]/page'
export const ensureStatic = 'navigation'
