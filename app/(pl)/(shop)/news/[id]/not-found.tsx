export { default } from '../../../../[locale]/(shop)/news/[id]/not-found'
