export { default } from '../../[locale]/(bare)/layout'
