import { type ColumnName, columnsOfFile } from '@/lib/catalog/product/columns-of-files'
import { drawnPictures } from '@/lib/catalog/product/drawings/drawn-pictures'
import { fieldsOf } from '@/lib/catalog/product/fields'
import type { ProductType } from '@/lib/catalog/product/schema'
import type { Cell } from '@/lib/platform/csv/write'
import { shop } from '@/lib/platform/shop-details'

/** Examples for the columns beside the described fields. */
const offers: Record<ProductType, Partial<Record<ColumnName, Cell>>> = {
  Tire: { title: `${shop.brand} Bagno XT 195/80 R15 96Q`, price: 389.99, quantityInStock: 12 },
  Wheel: { title: 'Felga stalowa 15x7 5x139.7 ET-10 CB108 czarna', price: 289, quantityInStock: 8 },
  Spacer: { title: 'Dystans przykręcany 30 mm 5x139.7', price: 149, quantityInStock: 20 },
}

function exampleOf(type: ProductType): Partial<Record<ColumnName, Cell>> {
  const [url = '', ...urls] = drawnPictures(type)
  const described = fieldsOf(type).flatMap(([name, { example }]): [ColumnName, Cell][] =>
    example === undefined ? [] : [[name, typeof example === 'boolean' ? Number(example) : example]],
  )
  return {
    ...Object.fromEntries(described),
    ...offers[type],
    status: 'onSale',
    inArchive: 0,
    url,
    urls: urls.join(' '),
  }
}

/**
 * An empty file of a type: the header, what each column means in the administrator's language, and an example. The
 * import passes over rows whose first cell begins with #.
 */
export function templateRecords(type: ProductType, meaning: (column: ColumnName) => string): Cell[][] {
  const names = [...columnsOfFile(type).keys()]
  const example = exampleOf(type)
  return [
    names,
    names.map((name) => (name === 'id' ? `# ${meaning(name)}` : meaning(name))),
    names.map((name) => (name === 'id' ? '#' : (example[name] ?? null))),
  ]
}
