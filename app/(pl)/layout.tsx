export { default, generateMetadata, viewport } from '../[locale]/layout'
