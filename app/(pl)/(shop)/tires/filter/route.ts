export { GET } from '../../../../[locale]/(shop)/tires/filter/route'
