import fc from 'fast-check'
import type { Body } from './cases'
import { hostileText } from './hostile'

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const pixel = [...Buffer.from(PIXEL, 'base64')]

const picture: fc.Arbitrary<Body> = fc.oneof(
  fc.constant({ bytes: pixel }),
  // A picture with one wrong byte.
  fc
    .tuple(fc.nat({ max: pixel.length - 1 }), fc.integer({ min: 0, max: 255 }))
    .map(([at, byte]) => ({ bytes: pixel.with(at, byte) })),
  fc.nat({ max: pixel.length }).map((length) => ({ bytes: pixel.slice(0, length) })),
  fc
    .constantFrom('<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '\u0089PNG')
    .map((text) => ({ text })),
  fc.constant({ repeat: 'x', times: 16_000_000 }),
)

const columns = fc.constantFrom(
  'title;typeOfTire;icVc;width;profile;diameter;season;url;urls;inf;price;quantityInStock',
  'id;price',
  'id;quantityInStock',
  'title,price',
  'make;model;generation;yearFrom;boltPattern;centerBore;confidence;sources',
  'path;thread',
  'unknown',
  '',
)
const cell = fc.oneof(
  fc.constantFrom(
    '{product}',
    '199,99',
    '5',
    'Trakt CSV',
    '4X4',
    '96Q',
    '195',
    'allseason',
    '/media/x.avif',
    '"',
    ';',
  ),
  hostileText.filter((text) => text.length < 1_000),
)
const csv: fc.Arbitrary<Body> = fc
  .tuple(columns, fc.array(fc.array(cell, { maxLength: 12 }), { maxLength: 4 }))
  .map(([heading, rows]) => ({ text: [heading, ...rows.map((row) => row.join(';'))].join('\n') }))

const event: fc.Arbitrary<Body> = fc
  .record({
    id: fc.constantFrom('WH-1', ''),
    event_type: fc.constantFrom('PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED', 'X'),
    resource: fc.record({
      id: fc.constantFrom('{payment}', 'x'),
      links: fc.constantFrom([], 'x', [{ rel: 1 }]),
    }),
  })
  .map((value) => ({ text: JSON.stringify(value) }))

const part = (name: string, more: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
const complaintParts = fc.array(
  fc.oneof(
    fc
      .tuple(
        fc.constantFrom(
          'name',
          'email',
          'orderNumber',
          'goods',
          'fault',
          'since',
          'wish',
          'draft',
          'unknown',
        ),
        fc.oneof(fc.constantFrom('Anna', 'anna@example.com', '{order}', 'repair', 'repair', ''), hostileText),
      )
      .map(([name, text]) => part(name, '', text)),
    fc
      .constantFrom('', 'x', '\u0089PNG')
      .map((text) => part('pictures', '; filename="a.png"\r\nContent-Type: image/png', text)),
  ),
  { maxLength: 10 },
)
const complaint: fc.Arbitrary<Body> = fc
  .tuple(complaintParts, fc.constantFrom('--x--\r\n', '--x', ''))
  .map(([parts, end]) => ({ text: parts.join('') + end }))

/** Bodies of calls that read them without a schema. A test fails when one is missing. */
export const specialBodies: Record<string, fc.Arbitrary<Body>> = {
  'POST /api/pictures': picture,
  'POST /api/complaints': complaint,
  'POST /api/admin/import': csv,
  'POST /api/admin/vehicles/import': csv,
  'POST /api/webhooks/paypal': event,
}
