export { GET } from '../../../../[locale]/(shop)/spacer/filter/route'
