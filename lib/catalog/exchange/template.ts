import { drawnPictures } from '@/lib/catalog/product/drawn-pictures'
import type { ProductType } from '@/lib/catalog/product/schema'
import type { Cell } from '@/lib/csv/write'
import { type ColumnName, columnsOfFile } from './columns'

type Example = Partial<Record<ColumnName, Cell>>

const examples: Record<ProductType, Example> = {
  Tire: {
    title: 'Trakt Bagno XT 195/80 R15 96Q',
    price: 389.99,
    quantityInStock: 12,
    inArchive: 0,
    manufacturer: 'Trakt 4x4',
    typeOfTire: '4X4',
    width: 195,
    profile: 80,
    diameter: 15,
    icVc: '96Q',
    season: 'allseason',
    protector: 'Bagno XT',
    loadIndex: 96,
    speedIndex: 'Q',
    retread: 1,
    inf: 'Bieżnikowana opona terenowa, bieżnik 14 mm.',
  },
  Wheel: {
    title: 'Felga stalowa 15x7 5x139.7 ET-10 CB108 czarna',
    price: 289,
    quantityInStock: 8,
    inArchive: 0,
    typeOfWheel: 'steel',
    width: 7,
    diameter: 15,
    boltSpacing: '5x139.7',
    centralBoreDiameter: 108,
    offset: -10,
    color: 'black',
    material: 'steel',
  },
  Spacer: {
    title: 'Dystans przykręcany 30 mm 5x139.7',
    price: 149,
    quantityInStock: 20,
    inArchive: 0,
    boltDistance: '5x139.7',
    thickness: 30,
    boltInfo: 'M12x1.25, szpilki w komplecie',
  },
}

/**
 * An empty file of a type: the header, what each column means in the administrator's language, and an example. The
 * import passes over rows whose first cell begins with #.
 */
export function templateRecords(type: ProductType, meaning: (column: ColumnName) => string): Cell[][] {
  const names = [...columnsOfFile(type).keys()]
  const [url = '', ...urls] = drawnPictures(type)
  const example: Example = { ...examples[type], url, urls: urls.join(' ') }
  return [
    names,
    names.map((name) => (name === 'id' ? `# ${meaning(name)}` : meaning(name))),
    names.map((name) => (name === 'id' ? '#' : (example[name] ?? null))),
  ]
}
