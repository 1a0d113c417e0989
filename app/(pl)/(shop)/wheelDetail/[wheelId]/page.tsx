export {
  default,
  generateMetadata,
  generateStaticParams,
} from '../../../../[locale]/(shop)/wheelDetail/[wheelId]/page'
export const ensureStatic = 'navigation'
