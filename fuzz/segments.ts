import fc from 'fast-check'
import { kitFields } from '@/lib/fitment/kit-check/address'

const oneOf = (...texts: string[]) => fc.constantFrom(...texts)
const product = oneOf('{product}', '{product}', '{archived}', '2147483647', '0')
const number = fc.oneof(oneOf('195', '80', '15', '16', '7', '139.7', '15,5', '110'), fc.integer().map(String))
const boltPattern = oneOf('5x139.7', '6x139.7', '5×139,7', '6X114.3', '5x').map(encodeURIComponent)

const finderNames = [
  'width',
  'profile',
  'diameter',
  'season',
  'protector',
  'manufacturer',
  'priceFrom',
  'priceTo',
  'sort',
  'page',
  'boltSpacing',
  'boltDistance',
  'thickness',
  'offset',
  'color',
  'price',
  'inStock',
  'icVc',
  'centralBoreDiameter',
  'use',
  'snow',
  'maxLoad',
  'hubBore',
  'thread',
  'atLeast',
]
const finderValue = fc.oneof(
  oneOf(
    '195',
    '80',
    '15',
    '5x139.7',
    'allseason',
    'mud',
    '4',
    'price',
    '-price',
    '0',
    '-1',
    'x',
    '1e9',
    '',
    '30',
  ),
  fc.string({ maxLength: 10 }).map(encodeURIComponent),
)
const finderQuery = fc
  .array(fc.tuple(oneOf(...finderNames, 'unknown'), finderValue), { minLength: 1, maxLength: 5 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))
const toolNumber = oneOf(
  '195-80R15',
  '31x10,5 R15',
  '205R16',
  'ET 300',
  '7J',
  '5',
  '82,1',
  '96Q',
  '1e9',
  '-1',
  '%00',
  '',
)
const toolQuery = fc
  .array(
    fc.tuple(oneOf('old', 'new', 'width', 'et', 'holes', 'from', 'distance', 'axle', 'marking'), toolNumber),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((pairs) => pairs.map(([field, text]) => `${field}=${encodeURIComponent(text)}`).join('&'))
const kitValue = oneOf(
  'suzuki_jimny-jb74',
  'no_car',
  '1',
  '2147483647',
  '2147483648',
  '215-75R15',
  '5х139,7',
  'ET 300',
  '4.25',
  'yes',
  'cone60',
  '%00',
  '9'.repeat(70),
  '',
)
const kitQuery = fc
  .array(fc.tuple(oneOf(...kitFields, 'unknown'), kitValue), { minLength: 1, maxLength: 8 })
  .map((pairs) => pairs.map(([field, text]) => `${field}=${encodeURIComponent(text)}`).join('&'))
const title = oneOf('Trakt', '195/80R15', 'blotto', 'МАРК', 'a', '%', 'trakt at').map(encodeURIComponent)

/** Values for dynamic path segments, by the segment's name, or by address and name where the name is ambiguous. */
export const segments: Record<string, fc.Arbitrary<string>> = {
  locale: oneOf('', 'en', 'ru', 'pl', 'de'),
  id: product,
  '/api/account/sessions/[id] id': oneOf('00000000-0000-4000-8000-000000000000', '1'),
  '/api/complaints/pictures/[id] id': oneOf('00000000-0000-4000-8000-000000000000', '1'),
  '/api/tires/orders/[id] id': oneOf('{order}', '{foreign order}', 'AAAAA-BBBBB'),
  '/api/tires/orders/[id]/export id': oneOf('{order}', '{foreign order}', 'AAAAA-BBBBB'),
  '/[locale]/admin/order/[id] id': oneOf('{order}', 'AAAAA-BBBBB'),
  '/[locale]/admin/order/[id]/packing id': oneOf('{order}', 'AAAAA-BBBBB'),
  '/api/tires/news/[id] id': oneOf('{news}', '1', '2147483647'),
  '/api/admin/news/[id] id': oneOf('{news}', '2147483647'),
  '/[locale]/admin/news/[id] id': oneOf('{news}', '2147483647', 'new'),
  '/[locale]/news/[id] id': oneOf('{news}', '1', '2147483647'),
  '/[locale]/track/[key] key': oneOf(
    'unknown',
    'back',
    'AAAAA-BBBBB.'.concat('a'.repeat(43)),
    '.',
    '%00',
    'x'.repeat(500),
  ),
  '/[locale]/complaint/question/[key] key': oneOf('1.'.concat('a'.repeat(43)), '.', '%00', 'x'.repeat(500)),
  '/[locale]/withdrawal/question/[key] key': oneOf('1.'.concat('a'.repeat(43)), '.', '%00', 'x'.repeat(500)),
  key: oneOf('a'.repeat(43), 'a'.repeat(42), '-_'.repeat(30)),
  tireId: product,
  wheelId: product,
  spacerId: product,
  ids: fc.array(product, { minLength: 1, maxLength: 6 }).map((all) => all.join('-')),
  uid: oneOf('unknown', 'a'.repeat(128), 'a'.repeat(129)),
  userId: oneOf('{self}', '{self}', '{self}', '{bystander}'),
  product: product.map((id) => `product_id=${id}`),
  quantity: fc.integer({ min: -1, max: 12 }).map((quantity) => `quantity=${quantity}`),
  paypalOrderId: oneOf('{payment}', 'UNKNOWN0000000000'),
  title,
  query: finderQuery,
  '/[locale]/products/title/[...query] query': title,
  '/[locale]/kit/[query] query': kitQuery,
  '/[locale]/tools/tire-size/[query] query': toolQuery,
  '/[locale]/tools/offset/[query] query': toolQuery,
  '/[locale]/tools/bolt-circle/[query] query': toolQuery,
  '/[locale]/tools/gearing/[query] query': toolQuery,
  '/[locale]/tools/load-speed/[query] query': toolQuery,
  width: number,
  profile: number,
  diameter: number,
  thickness: number,
  boltSpacing: boltPattern,
  boltDistance: boltPattern,
  version: oneOf('0', '1', '999999999', '-1', '1e9', '%00'),
  make: oneOf('suzuki', 'suzuki', 'trabant', '0', '%00'),
  vehicle: oneOf('jimny-jb74', 'jimny', '601', '%00', 'a'.repeat(500)),
  file: oneOf('main.avif', '1.webp', 'card-1.avif', 'x.png', 'en.png', 'a'.repeat(64).concat('.webp')),
  name: oneOf('pl.xml', 'en.xml', 'pages.xml', 'tires-1.xml', 'tires-0.xml', 'news-1.xml'),
  missing: oneOf('no/such/page', 'no-such-page', 'wp-admin/setup.php', '.env', 'index.html'),
  path: oneOf('unknown', 'tires/1/2/3', 'admin', 'demo'),
}
