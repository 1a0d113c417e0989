export { GET } from '../../../../[locale]/(shop)/products/title/route'
