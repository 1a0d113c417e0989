/** An SKU as it is compared: without spaces around it, in capitals. */
export const skuKey = (sku: string | null): string => (sku ?? '').trim().toUpperCase()

/** As GS1 compares them: 14 digits, zeros before shorter codes, without typed spaces and hyphens. */
export function toGtin(ean: string | null | undefined): string | undefined {
  const digits = ean?.replace(/[\s-]/g, '') ?? ''
  return /^\d{8}$|^\d{12,14}$/.test(digits) ? digits.padStart(14, '0') : undefined
}

/** Whether a text is the SKU or the bar code of a product, as a scanner or a hand types it. */
export const isNumberOf = ({ sku, ean }: { sku: string | null; ean: string | null }, text: string): boolean =>
  (sku !== null && skuKey(sku) === skuKey(text)) || (ean !== null && toGtin(ean) === toGtin(text))

/** What the staff knows a product by: its SKU, or its id where it has none, and its bar code. */
export const numberText = (id: number, goods?: { sku: string | null; ean: string | null }): string =>
  [goods?.sku ?? `#${id}`, ...(goods?.ean ? [`EAN\u00a0${goods.ean}`] : [])].join(' · ')
