import type { CatalogueTire } from './product'
import { demoEan } from './product'

/** An invented maker outside the EU, and who answers for its tires inside. */
const halny = {
  manufacturer: 'Halny',
  makerName: 'Halny Tyre Co., Ltd.',
  makerAddress: '88 Harbour Road, Kaohsiung 80661, Taiwan',
  makerEmail: 'safety@halny.example',
  euPersonName: 'Halny Europe s.r.o.',
  euPersonAddress: 'Přístavní 8, 170 00 Praha 7, Czechy',
  euPersonEmail: 'eu@halny.example',
}

type Make = {
  protector: string
  use: CatalogueTire['use']
  season: CatalogueTire['season']
  snowflake: boolean
  treadDepth: number
  speedIndex: string
  label: Required<Pick<CatalogueTire, 'labelFuel' | 'labelWet' | 'noiseDb' | 'noiseClass'>>
  price: number
  stock: number
  words: { inf: string; descriptionEn: string; descriptionRu: string }
}

const makes: readonly Make[] = [
  {
    protector: 'Ridge AT',
    use: 'all-terrain',
    season: 'allseason',
    snowflake: true,
    treadDepth: 11.5,
    speedIndex: 'T',
    label: { labelFuel: 'D', labelWet: 'C', noiseDb: 73, noiseClass: 'B' },
    price: 89_999,
    stock: 12,
    words: {
      inf: 'Nowa opona terenowo-szosowa, z homologacją zimową 3PMSF.',
      descriptionEn: 'A new all-terrain tire that has passed the snow test (3PMSF).',
      descriptionRu: 'Новая вездеходная шина, прошедшая испытание на снегу (3PMSF).',
    },
  },
  {
    protector: 'Mile HT',
    use: 'road',
    season: 'summer',
    snowflake: false,
    treadDepth: 8.5,
    speedIndex: 'H',
    label: { labelFuel: 'C', labelWet: 'B', noiseDb: 71, noiseClass: 'B' },
    price: 79_990,
    stock: 20,
    words: {
      inf: 'Nowa opona szosowa do SUV-ów i pickupów.',
      descriptionEn: 'A new road tire for SUVs and pickups.',
      descriptionRu: 'Новая дорожная шина для кроссоверов и пикапов.',
    },
  },
  {
    protector: 'Drift WT',
    use: 'road',
    season: 'winter',
    snowflake: true,
    treadDepth: 9,
    speedIndex: 'T',
    label: { labelFuel: 'D', labelWet: 'B', noiseDb: 70, noiseClass: 'A' },
    price: 84_950,
    stock: 3,
    words: {
      inf: 'Nowa opona zimowa do SUV-ów i pickupów, bez kolców.',
      descriptionEn: 'A new winter tire without studs for SUVs and pickups.',
      descriptionRu: 'Новая зимняя нешипованная шина для кроссоверов и пикапов.',
    },
  },
]

/** New tires of another maker, in one size: they have the EU label, which retreads lack. */
export const otherMakersTires = (): CatalogueTire[] =>
  makes.map(({ label, words, price, stock, ...make }, index) => ({
    productType: 'Tire',
    ...halny,
    ...make,
    ...label,
    ...words,
    title: `Halny ${make.protector} 265/60 R18 110${make.speedIndex}`,
    typeOfTire: '4X4',
    width: 265,
    profile: 60,
    diameter: 18,
    icVc: `110${make.speedIndex}`,
    loadIndex: 110,
    mudAndSnow: make.season !== 'summer',
    retread: false,
    // Ten digits: real numbers are shorter, so that none of the demo's leads to somebody's tire.
    eprelId: String(9_999_999_901 + index),
    sku: `HA-${index + 101}`,
    ean: demoEan(30_001 + index),
    priceGrosze: price,
    quantityInStock: stock,
    inArchive: false,
  }))
