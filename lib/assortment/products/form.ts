import { drawnPictures, ownPictures } from '@/lib/catalog/product/drawings/drawn-pictures'
import {
  type FieldName,
  type FieldNamed,
  type FormPart,
  fieldsOf,
  fieldsOfPart,
  type ProductField,
  productTypes,
} from '@/lib/catalog/product/fields'
import type { Product, ProductType, StaffProduct } from '@/lib/catalog/product/schema'
import { parseBoltPattern } from '@/lib/measures/bolt-patterns'
import { readIcVc, splitIcVc } from '@/lib/measures/load-and-speed'
import { inPln } from '@/lib/platform/http/money'
import { defaultLocale, type Locale, locales, perLocale } from '@/lib/platform/i18n/routing'
import { fieldIn } from '@/lib/platform/i18n/translated-fields'
import { shop } from '@/lib/platform/shop-details'
import { toGrosze } from '@/lib/platform/values/money'
import { readMoney, readNumber, typedNumber } from '@/lib/platform/values/number-text'

/** The form has one control for both. */
type Picture = 'url' | 'urls'
/** A flag that can be null is a select of yes, no and unknown; any other flag is a checkbox. */
type ControlOf<F> = F extends { kind: 'flag'; notNull: true } ? boolean : string

/** The values of the form's controls. Fields of other types of product are present and unused. */
export type ProductForm = { [N in Exclude<FieldName, Picture>]: ControlOf<FieldNamed<N>> } & {
  /** The first one is the main picture. */
  pictures: string[]
  /** Of a new product only. */
  quantityInStock: string
  /** Of a new product only. */
  status: string
}
export type FormField = keyof ProductForm
/** Whether only a new product has this control: later the stock and the status are changed elsewhere. */
export const isBeginning = (field: FormField): boolean => field === 'quantityInStock' || field === 'status'
export type CheckboxName = { [N in FormField]: ProductForm[N] extends boolean ? N : never }[FormField]
export const isCheck = (name: FormField): name is CheckboxName => name === 'retread'

const isPictureName = (name: FieldName): name is Picture => name === 'url' || name === 'urls'

const controls = (type: ProductType): [Exclude<FieldName, Picture>, ProductField][] =>
  fieldsOf(type).flatMap(([name, field]) => (isPictureName(name) ? [] : [[name, field]]))

const controlsOfPart = (type: ProductType, part: FormPart): FormField[] =>
  fieldsOfPart(type, part).flatMap(([name]) => (isPictureName(name) ? [] : [name]))

export const formFields = (type: ProductType): FormField[] => [
  ...controlsOfPart(type, 'size'),
  ...controlsOfPart(type, 'make'),
  ...controlsOfPart(type, 'label'),
  'title',
  'price',
  'vatRate',
  'cost',
  'quantityInStock',
  ...controlsOfPart(type, 'offer'),
  'status',
  ...controlsOfPart(type, 'numbers'),
  ...controlsOfPart(type, 'safety'),
  'pictures',
]

const beginningOf = ({ kind, notNull, defaultValue }: ProductField): string | boolean =>
  kind === 'flag' && notNull ? defaultValue === true : typeof defaultValue === 'string' ? defaultValue : ''

export function emptyForm(type: ProductType, brand: string): ProductForm {
  const values = productTypes.flatMap((each) =>
    controls(each).map(([name, field]) => [name, beginningOf(field)]),
  )
  return {
    ...Object.fromEntries(values),
    pictures: drawnPictures(type),
    quantityInStock: '',
    status: 'onSale',
    manufacturer: brand,
    ...shopAnswers(),
  }
}

export const descriptionControls = (type: ProductType) =>
  perLocale((locale) =>
    locale === defaultLocale && type === 'Tire' ? 'inf' : fieldIn('description', locale),
  ) satisfies Record<Locale, FormField>

export const languageOfControl = (type: ProductType, name: FormField): Locale | undefined =>
  locales.find((locale) => descriptionControls(type)[locale] === name)

/** A new product names the shop as its manufacturer and as the responsible person. */
function shopAnswers() {
  const { name, street, postCode, city, country } = shop.company
  const land = new Intl.DisplayNames(defaultLocale, { type: 'region' }).of(country)
  const address = `${street}, ${postCode} ${city}, ${land}`
  return {
    makerName: name,
    makerAddress: address,
    makerEmail: shop.email,
    euPersonName: name,
    euPersonAddress: address,
    euPersonEmail: shop.email,
  }
}

function controlOfValue({ kind, notNull }: ProductField, value: unknown, locale: Locale): string | boolean {
  if (typeof value === 'number') return typedNumber(value, locale, kind === 'money' ? 2 : undefined)
  if (typeof value === 'boolean') return notNull ? value : value ? 'yes' : 'no'
  return typeof value === 'string' ? value : ''
}

export function formOf(product: StaffProduct, locale: Locale): ProductForm {
  const values: Record<string, unknown> = inPln(product)
  const read: Record<string, unknown> = product.productType === 'Tire' ? readIcVc(product.icVc) : {}
  const filled = controls(product.productType).map(([name, field]) => [
    name,
    // left empty if the IC/VC says the same, so that it follows a change of the IC/VC
    field.derivedFrom && read[name] === values[name] ? '' : controlOfValue(field, values[name], locale),
  ])
  return {
    ...emptyForm(product.productType, ''),
    ...Object.fromEntries(filled),
    pictures: [...new Set([product.url, ...product.urls])].filter(Boolean),
    quantityInStock: String(product.quantityInStock),
    status: product.status,
  }
}

/** The form for a copy of a product: without stock, stock number and EAN, and with drawings of its own dimensions. */
export function copyOf(product: StaffProduct, locale: Locale): ProductForm {
  const { url, urls } = ownPictures('new', product)
  const pictures = [...new Set([url, ...urls])].filter(Boolean)
  return { ...formOf(product, locale), pictures, quantityInStock: '', sku: '', ean: '' }
}

function valueOfControl(field: ProductField, control: string | boolean): unknown {
  if (typeof control === 'boolean') return control
  if (field.kind === 'number') return readNumber(control)
  if (field.kind === 'money') return readMoney(control)
  if (field.kind === 'flag') return control === '' ? null : control === 'yes'
  return field.kind === 'text' && field.withoutSpaces ? control.replace(/\s/g, '') : control
}

/** What the form sends for a product of a type. The schemas of `entry.ts` check it. */
export function inputOf(form: ProductForm, type: ProductType): Record<string, unknown> {
  const [url = '', ...urls] = form.pictures
  const entered = controls(type).map(([name, field]) => [name, valueOfControl(field, form[name])])
  return {
    ...Object.fromEntries(entered),
    ...splitIcVc(form.icVc),
    productType: type,
    url,
    urls,
    quantityInStock: readNumber(form.quantityInStock),
    status: form.status,
    inArchive: form.status !== 'onSale',
  }
}

/** The product that the form describes so far. A missing or invalid number is 0; other missing values are null. */
export function productSoFar(form: ProductForm, type: ProductType): Product {
  const said = controls(type).map(([name, field]) => {
    const value = saidSoFar(field, form[name])
    return field.kind === 'money' ? [field.column, toGrosze(Number(value))] : [name, value]
  })
  return {
    ...Object.fromEntries(said),
    ...splitIcVc(form.icVc),
    id: 0,
    productType: type,
    url: '',
    urls: [],
    quantityInStock: finite(readNumber(form.quantityInStock)),
    status: 'onSale',
    inArchive: false,
  }
}

const finite = (figure = 0): number => (Number.isFinite(figure) ? figure : 0)

function saidSoFar(field: ProductField, control: string | boolean): unknown {
  const value = valueOfControl(field, control)
  if (field.kind === 'boltPattern') return parseBoltPattern(String(value)) ?? ''
  if (typeof value === 'number') return finite(value)
  if (field.required) return value ?? (field.kind === 'number' || field.kind === 'money' ? 0 : '')
  return value === '' || value === undefined ? null : value
}

export function controlOf(path: string): FormField {
  const [field = ''] = path.split('.')
  return field === 'url' || field === 'urls' ? 'pictures' : (field as FormField)
}
