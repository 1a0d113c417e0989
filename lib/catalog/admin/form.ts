import { drawnPictures, ownPictures } from '@/lib/catalog/product/drawn-pictures'
import { readIcVc } from '@/lib/catalog/product/rules'
import type { Product, ProductType } from '@/lib/catalog/product/schema'
import { readNumber } from '@/lib/core/number-text'
import type { Locale } from '@/lib/i18n/routing'

/** The product form: what stands in its controls. Fields of another type than the product's rest unused. */
export type ProductForm = {
  title: string
  price: string
  /** The first is the main one. */
  pictures: string[]
  /** Of a new product only. */
  quantityInStock: string
  /** Of a new product only. */
  onSale: boolean
  manufacturer: string
  typeOfTire: string
  icVc: string
  width: string
  profile: string
  diameter: string
  season: string
  protector: string
  inf: string
  loadIndex: string
  speedIndex: string
  retread: boolean
  typeOfWheel: string
  boltSpacing: string
  centralBoreDiameter: string
  offset: string
  color: string
  material: string
  boltDistance: string
  boltInfo: string
  thickness: string
}
export type FormField = keyof ProductForm

/** The controls of each type, in the order of the form. */
export const fieldsOf: Record<ProductType, readonly FormField[]> = {
  Tire: [
    'width',
    'profile',
    'diameter',
    'icVc',
    'loadIndex',
    'speedIndex',
    'protector',
    'manufacturer',
    'typeOfTire',
    'season',
    'retread',
    'title',
    'price',
    'inf',
    'pictures',
  ],
  Wheel: [
    'diameter',
    'width',
    'boltSpacing',
    'centralBoreDiameter',
    'offset',
    'typeOfWheel',
    'material',
    'color',
    'title',
    'price',
    'pictures',
  ],
  Spacer: ['boltDistance', 'thickness', 'boltInfo', 'title', 'price', 'pictures'],
}

export const emptyForm = (type: ProductType, brand: string): ProductForm => ({
  title: '',
  price: '',
  pictures: drawnPictures(type),
  quantityInStock: '',
  onSale: true,
  manufacturer: brand,
  typeOfTire: '',
  icVc: '',
  width: '',
  profile: '',
  diameter: '',
  season: 'allseason',
  protector: '',
  inf: '',
  loadIndex: '',
  speedIndex: '',
  retread: true,
  typeOfWheel: '',
  boltSpacing: '',
  centralBoreDiameter: '',
  offset: '',
  color: '',
  material: '',
  boltDistance: '',
  boltInfo: '',
  thickness: '',
})

/** A number as the language writes it: `549,99` in Polish and Russian; money with its grosze. */
function written(value: number | null, locale: Locale, decimals?: number): string {
  if (value === null) return ''
  const figures = decimals === undefined ? String(value) : value.toFixed(decimals)
  return locale === 'en' ? figures : figures.replace('.', ',')
}

/** The form over a product. */
export function formOf(product: Product, locale: Locale): ProductForm {
  const figure = (value: number | null) => written(value, locale)
  const common = {
    ...emptyForm(product.productType, ''),
    title: product.title,
    price: written(product.price, locale, 2),
    pictures: [...new Set([product.url, ...product.urls])].filter(Boolean),
    quantityInStock: String(product.quantityInStock),
    onSale: !product.inArchive,
  }
  switch (product.productType) {
    case 'Tire': {
      const read = readIcVc(product.icVc)
      return {
        ...common,
        manufacturer: product.manufacturer ?? '',
        typeOfTire: product.typeOfTire,
        icVc: product.icVc,
        width: figure(product.width),
        profile: figure(product.profile),
        diameter: figure(product.diameter),
        season: product.season,
        protector: product.protector ?? '',
        inf: product.inf ?? '',
        // what the IC/VC says anyway follows it
        loadIndex: read.loadIndex === product.loadIndex ? '' : figure(product.loadIndex),
        speedIndex: read.speedIndex === product.speedIndex ? '' : (product.speedIndex ?? ''),
        retread: product.retread,
      }
    }
    case 'Wheel':
      return {
        ...common,
        typeOfWheel: product.typeOfWheel ?? '',
        diameter: figure(product.diameter),
        width: figure(product.width),
        boltSpacing: product.boltSpacing,
        centralBoreDiameter: figure(product.centralBoreDiameter),
        offset: figure(product.offset),
        color: product.color ?? '',
        material: product.material ?? '',
      }
    case 'Spacer':
      return {
        ...common,
        boltDistance: product.boltDistance,
        boltInfo: product.boltInfo ?? '',
        thickness: figure(product.thickness),
      }
  }
}

/** The form for a copy of a product: not on sale twice, and drawn from its own figures. */
export function copyOf(product: Product, locale: Locale): ProductForm {
  const { url, urls } = ownPictures('new', product)
  const pictures = [...new Set([url, ...urls])].filter(Boolean)
  return { ...formOf(product, locale), pictures, quantityInStock: '' }
}

/** What the form sends for a product of a type; the schemas of `entry.ts` judge it. */
export function inputOf(form: ProductForm, type: ProductType): Record<string, unknown> {
  const [url = '', ...urls] = form.pictures
  const common = {
    productType: type,
    title: form.title,
    url,
    urls,
    price: readNumber(form.price),
    quantityInStock: readNumber(form.quantityInStock),
    inArchive: !form.onSale,
  }
  switch (type) {
    case 'Tire':
      return {
        ...common,
        manufacturer: form.manufacturer,
        typeOfTire: form.typeOfTire,
        icVc: form.icVc.replace(/\s/g, ''),
        width: readNumber(form.width),
        profile: readNumber(form.profile),
        diameter: readNumber(form.diameter),
        season: form.season,
        protector: form.protector,
        inf: form.inf,
        loadIndex: readNumber(form.loadIndex),
        speedIndex: form.speedIndex,
        retread: form.retread,
      }
    case 'Wheel':
      return {
        ...common,
        typeOfWheel: form.typeOfWheel,
        diameter: readNumber(form.diameter),
        width: readNumber(form.width),
        boltSpacing: form.boltSpacing,
        centralBoreDiameter: readNumber(form.centralBoreDiameter),
        offset: readNumber(form.offset),
        color: form.color,
        material: form.material,
      }
    case 'Spacer':
      return {
        ...common,
        boltDistance: form.boltDistance,
        boltInfo: form.boltInfo,
        thickness: readNumber(form.thickness),
      }
  }
}

/** The control that a field of the API stands in. */
export function controlOf(path: string): FormField {
  const [field = ''] = path.split('.')
  return field === 'url' || field === 'urls' ? 'pictures' : (field as FormField)
}

const same = (a: ProductForm[FormField], b: ProductForm[FormField]) => JSON.stringify(a) === JSON.stringify(b)

/** The fields in which two forms differ. */
export const differing = (a: ProductForm, b: ProductForm): FormField[] =>
  (Object.keys(a) as FormField[]).filter((field) => !same(a[field], b[field]))

/**
 * Brings together what was typed and what somebody else saved meanwhile: each field as whoever changed it left it.
 * Where both did, what was typed stays, and the field is contested.
 */
export function mergeForms(forms: { base: ProductForm; typed: ProductForm; theirs: ProductForm }): {
  form: ProductForm
  contested: FormField[]
} {
  const { base, typed, theirs } = forms
  const mine = new Set(differing(base, typed))
  const both = differing(base, theirs).filter(
    (field) => mine.has(field) && !same(typed[field], theirs[field]),
  )
  const kept = Object.fromEntries([...mine].map((field) => [field, typed[field]]))
  return { form: { ...theirs, ...kept }, contested: both }
}
