export { default } from '../../[locale]/(admin)/not-found'
