import type { ProductType } from '@/lib/catalog/product/schema'

/** PLN 15,000, above which firms pay each other by account, and goods of annex 15 by split payment. */
export const ACCOUNT_ONLY_ABOVE_GROSZE = 1_500_000

/** Whether a sale is paid by account only (Law on entrepreneurs, art. 19). */
export const isAccountOnly = (isCompany: boolean, grossGrosze: number): boolean =>
  isCompany && grossGrosze > ACCOUNT_ONLY_ABOVE_GROSZE

type Line = { productType?: ProductType }

/** Whether goods stand in annex 15 of the VAT act, as parts of vehicles do (CN 8708): wheels and spacers, no tires. */
export const isVehiclePart = ({ productType }: Line): boolean =>
  productType === 'Wheel' || productType === 'Spacer'

/** Whether an invoice has to say "mechanizm podzielonej płatności" (VAT act, art. 108a sec. 1a). */
export const needsSplitPayment = (lines: readonly Line[], isCompany: boolean, grossGrosze: number): boolean =>
  isAccountOnly(isCompany, grossGrosze) && lines.some(isVehiclePart)
