export { default } from '../../[locale]/(shop)/layout'
