export { default } from '../../[locale]/(shop)/not-found'
