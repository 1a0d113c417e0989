import { expect, test } from 'vitest'
import { SaveParcels } from '@/lib/sales/order-desk/parcels/schema'
import { carrierCodes, carrierOf, isParcelNumber, trackingUrl } from './rules'

const saved = (...parcels: object[]) =>
  SaveParcels.safeParse({ orderId: 'K7M2Q-X9D4T', parcels, expectedIds: [] })
const faults = (...parcels: object[]) =>
  saved(...parcels).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('every carrier but "other" has a name and an https tracking page that ends with the encoded number', () => {
  for (const carrier of carrierCodes.filter((code) => code !== 'other')) {
    const parcel = { carrier, carrierName: null, number: 'A/B&C=1' }
    expect(carrierOf(parcel)).not.toBe('')
    const url = trackingUrl(parcel) ?? ''
    expect(new URL(url).protocol).toBe('https:')
    expect(url.endsWith('=A%2FB%26C%3D1')).toBe(true)
  }
})

test('another carrier has the name that was entered and no link', () => {
  const parcel = { carrier: 'other', carrierName: 'Suus', number: '12345' } as const
  expect([carrierOf(parcel), trackingUrl(parcel)]).toEqual(['Suus', null])
})

test('a tracking number is kept without spaces and in capitals', () => {
  const parcel = { carrier: 'ups', number: ' 1z 999 aa1 01 2345 6784 ', carrierName: 'dropped' }
  expect(saved(parcel).data?.parcels).toEqual([
    { carrier: 'ups', number: '1Z999AA10123456784', carrierName: null },
  ])
})

test.each(['1234', '-12345', '12345-', 'ĄĘ12345', '12345<b>', '1'.repeat(41)])(
  '%s is no tracking number',
  (number) => expect(isParcelNumber(number)).toBe(false),
)

test('each parcel says what is wrong with it', () => {
  expect(
    faults(
      { carrier: 'dpd', number: '13490015284111' },
      { carrier: 'pigeon', number: '12345' },
      { carrier: 'other', carrierName: ' ', number: '12' },
    ),
  ).toEqual([
    'parcels.1.carrier: unknown_value',
    'parcels.2.number: incorrect_parcel_number',
    'parcels.2.carrierName: carrier_name_required',
  ])
  expect(faults({ carrier: 'gls', number: '00ab12cd' }, { carrier: 'gls', number: '00AB12CD' })).toEqual([
    'parcels.1.number: repeated_parcel_number',
  ])
})
