export { GET } from '../../../../[locale]/(shop)/wheels/filter/route'
