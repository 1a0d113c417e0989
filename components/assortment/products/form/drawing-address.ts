import type { ProductForm } from '@/lib/assortment/products/form'
import { drawnView } from '@/lib/catalog/product/drawings/drawn-pictures'
import type { ProductType } from '@/lib/catalog/product/schema'
import { parseBoltPattern } from '@/lib/measures/bolt-patterns'
import { serviceDescription } from '@/lib/measures/load-and-speed'
import { readNumber } from '@/lib/platform/values/number-text'

function drawingFigures(form: ProductForm, type: ProductType): Record<string, string | number | undefined> {
  const { title, icVc, makerName, manufacturer, protector, typeOfWheel, color, mounting, alloy, thread } =
    form
  const figure = (text: string) => {
    const value = readNumber(text)
    return Number.isFinite(value) ? value : undefined
  }
  if (type === 'Tire') {
    const [width, profile, diameter] = [form.width, form.profile, form.diameter].map(figure)
    const stamp = serviceDescription({ icVc, loadIndexDual: figure(form.loadIndexDual) ?? null })
    return { width, profile, diameter, icVc: stamp, manufacturer, protector }
  }
  if (type === 'Spacer')
    return {
      boltPattern: parseBoltPattern(form.boltDistance),
      mounting,
      thickness: figure(form.thickness),
      hubBore: figure(form.hubBore),
      ringBore: figure(form.ringBore),
      alloy,
      thread,
      studLength: figure(form.studLength),
    }
  return {
    title,
    makerName,
    typeOfWheel,
    color,
    boltPattern: parseBoltPattern(form.boltSpacing),
    width: figure(form.width),
    diameter: figure(form.diameter),
    centralBoreDiameter: figure(form.centralBoreDiameter),
    offset: figure(form.offset),
  }
}

/** The address of a picture; a drawing shows the dimensions that stand in the form. */
export function previewAddress(url: string, form: ProductForm, type: ProductType): string {
  const view = drawnView(url)
  if (!view) return url
  const query = new URLSearchParams({ productType: type, view })
  for (const [name, value] of Object.entries(drawingFigures(form, type)))
    if (value !== undefined && value !== '') query.set(name, String(value))
  return `/api/products/drawing?${query}`
}
