export { default } from '../../[locale]/(admin)/layout'
export const instant = false
