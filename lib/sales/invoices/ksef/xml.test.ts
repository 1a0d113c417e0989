import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import type { PaymentType } from '@/lib/platform/values/payment-types'
import { isKsefNumber } from '@/lib/sales/invoices/ksef/rules'
import { aCorrection, anInvoice, aSale } from '@/lib/sales/invoices/testing'
import { keepXml } from '@/local/ksef/keep-xml'
import { ksefXml } from './xml'

function parsed(xml: string) {
  keepXml(xml)
  expect(XMLValidator.validate(xml)).toBe(true)
  return new XMLParser({ parseTagValue: false, isArray: (name) => name === 'FaWiersz' }).parse(xml).Faktura
}

/** The names of the elements below one, in their order: the schema prescribes it. */
const order = (part: object) => Object.keys(part)

test('the rate of another country stands in the fields of the special procedure', () => {
  const { Fa } = parsed(
    ksefXml(anInvoice({ document: { sale: aSale([{ vatRate: 19, grossGrosze: 11_900 }]) } })),
  )
  expect(Fa).toMatchObject({ P_13_5: '100.00', P_14_5: '19.00', P_15: '119.00' })
  expect(Fa.FaWiersz[0]).toMatchObject({ P_12_XII: '19' })
  expect(Fa.FaWiersz[0]).not.toHaveProperty('P_12')
})

test('23 percent of another country stand in the fields of the special procedure, and of Poland in those of the standard rate', () => {
  const document = { sale: aSale([{ vatRate: 23, grossGrosze: 12_300 }]) }
  const { Fa: irish } = parsed(ksefXml(anInvoice({ document: { ...document, ossCountry: 'IE' } })))
  expect(irish).toMatchObject({ P_13_5: '100.00', P_14_5: '23.00', P_15: '123.00' })
  expect(irish).not.toHaveProperty('P_13_1')
  expect(irish.FaWiersz[0]).toMatchObject({ P_12_XII: '23', Procedura: 'WSTO_EE' })
  expect(irish.FaWiersz[0]).not.toHaveProperty('P_12')
  const { Fa: polish } = parsed(ksefXml(anInvoice({ document })))
  expect(polish).toMatchObject({ P_13_1: '100.00', P_14_1: '23.00' })
  expect(polish).not.toHaveProperty('P_13_5')
  expect(polish.FaWiersz[0]).not.toHaveProperty('Procedura')
})

test('each field of rates stands once and in the order of the schema, whatever the rates are', () => {
  const sale = aSale([
    { vatRate: 25, grossGrosze: 12_500 },
    { orderLineId: 2, vatRate: 23, grossGrosze: 12_300 },
    { orderLineId: 3, vatRate: 19, grossGrosze: 11_900 },
  ])
  const { Fa } = parsed(ksefXml(anInvoice({ document: { sale } })))
  expect(order(Fa).filter((name) => name.startsWith('P_1'))).toEqual([
    'P_1',
    'P_13_1',
    'P_14_1',
    'P_13_5',
    'P_14_5',
    'P_15',
  ])
  expect(Fa).toMatchObject({ P_13_1: '100.00', P_13_5: '200.00', P_14_5: '44.00' })
})

// P_6 of the schema: the day of the delivery, or that of a payment before it, "o ile taka data jest określona i różni się od
// daty wystawienia faktury"
test.each<[string, { saleDate: string | null; paidOn?: string }, string | undefined, boolean]>([
  ['delivered the day before', { saleDate: '2026-11-21' }, '2026-11-21', false],
  ['delivered on its day', { saleDate: '2026-11-22' }, undefined, false],
  ['neither delivered nor paid', { saleDate: null }, undefined, true],
  ['paid the day before and not delivered', { saleDate: null, paidOn: '2026-11-21' }, '2026-11-21', true],
  ['paid on its day and not delivered', { saleDate: null, paidOn: '2026-11-22' }, undefined, true],
  [
    'paid before and delivered on its day',
    { saleDate: '2026-11-22', paidOn: '2026-11-20' },
    undefined,
    false,
  ],
])('an invoice of goods %s says when its tax is due', (_, { saleDate, paidOn = null }, day, isBefore) => {
  const payment = { type: 'bank_transfer', paidOn, account: null } as const
  const { Fa } = parsed(ksefXml(anInvoice({ document: { saleDate, payment } })))
  expect(Fa.P_6).toBe(day)
  expect(Fa.DodatkowyOpis).toEqual(
    isBefore ? { Klucz: 'Dostawa', Wartosc: 'po wystawieniu faktury' } : undefined,
  )
})

test('a rate with a decimal is written with it', () => {
  const { Fa } = parsed(
    ksefXml(anInvoice({ document: { sale: aSale([{ vatRate: 25.5, grossGrosze: 12_550 }]) } })),
  )
  expect(Fa).toMatchObject({ P_13_5: '100.00', P_14_5: '25.50', P_15: '125.50' })
  expect(Fa.FaWiersz[0]).toMatchObject({ P_12_XII: '25.5' })
})

test('an invoice has the elements of FA(3) in the order of its schema', () => {
  const invoice = anInvoice({
    document: {
      sale: aSale([{}, { orderLineId: 2, vatRate: 8, quantity: 1, grossGrosze: 10_800 }]),
      payment: { type: 'bank_transfer', paidOn: '2026-11-20', account: 'PL61109010140000071219812874' },
    },
  })
  const { Naglowek, Podmiot1, Podmiot2, Fa, Stopka } = parsed(ksefXml(invoice))
  expect(ksefXml(invoice)).toContain(
    '<KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza>',
  )
  expect(order(Naglowek)).toEqual(['KodFormularza', 'WariantFormularza', 'DataWytworzeniaFa', 'SystemInfo'])
  expect(Naglowek.DataWytworzeniaFa).toBe('2026-11-22T10:20:30Z')
  expect(Podmiot1.DaneIdentyfikacyjne).toEqual({ NIP: '5260250995', Nazwa: 'Trakt 4x4 Sp. z o.o.' })
  expect(order(Podmiot2)).toEqual(['DaneIdentyfikacyjne', 'Adres', 'JST', 'GV'])
  expect(Podmiot2.Adres).toEqual({
    KodKraju: 'PL',
    AdresL1: 'ul. Źródlana 7',
    AdresL2: '00-001 Świętochłowice',
  })
  expect(order(Fa)).toEqual([
    'KodWaluty',
    'P_1',
    'P_2',
    'P_6',
    'P_13_1',
    'P_14_1',
    'P_13_2',
    'P_14_2',
    'P_15',
    'Adnotacje',
    'RodzajFaktury',
    'FaWiersz',
    'Platnosc',
    'WarunkiTransakcji',
  ])
  expect(Fa).toMatchObject({
    P_1: '2026-11-22',
    P_2: 'FV 1/11/2026',
    P_6: '2026-11-21',
    P_13_1: '1788.59',
    P_14_1: '411.37',
    P_13_2: '100.00',
    P_14_2: '8.00',
    P_15: '2307.96',
    RodzajFaktury: 'VAT',
  })
  expect(Fa.FaWiersz[0]).toEqual({
    NrWierszaFa: '1',
    P_7: 'Opona bieżnikowana Trakt Błoto MT 195/80 R15 96Q',
    P_8A: 'szt.',
    P_8B: '4',
    P_9B: '549.99',
    P_11A: '2199.96',
    P_12: '23',
  })
  expect(Fa.Platnosc).toEqual({
    Zaplacono: '1',
    DataZaplaty: '2026-11-20',
    FormaPlatnosci: '6',
    RachunekBankowy: { NrRB: 'PL61109010140000071219812874' },
  })
  expect(Stopka.Rejestry).toEqual({ PelnaNazwa: 'Trakt 4x4 Sp. z o.o.', KRS: '0000123456', BDO: '000000000' })
})

test.each<[PaymentType, object]>([
  ['blik', { FormaPlatnosci: '7' }],
  ['p24', { PlatnoscInna: '1', OpisPlatnosci: 'Przelewy24' }],
  ['bank_transfer', { FormaPlatnosci: '6' }],
  ['payment_at_delivery', { FormaPlatnosci: '1' }],
  ['paypal', { PlatnoscInna: '1', OpisPlatnosci: 'PayPal' }],
])('payment by %s is said as FA(3) has it', (type, fields) => {
  const document = { payment: { type, paidOn: null, account: null } }
  expect(parsed(ksefXml(anInvoice({ document }))).Fa.Platnosc).toEqual(fields)
})

test.each([
  ['526-025-09-95', { NIP: '5260250995' }],
  ['DE 123456789', { KodUE: 'DE', NrVatUE: '123456789' }],
  ['CHE-123.456.788', { KodKraju: 'DE', NrID: 'CHE-123.456.788' }],
  [null, { BrakID: '1' }],
])('a buyer with the tax id %j is identified as the system wants it', (taxId, fields) => {
  const { Podmiot2 } = parsed(ksefXml(anInvoice({ buyer: { taxId, country: 'DE', name: 'A < B & C' } })))
  expect(Podmiot2.DaneIdentyfikacyjne).toEqual({ ...fields, Nazwa: 'A < B & C' })
})

test('an invoice by split payment says so, marks goods of annex 15 and parts of vehicles, and names its receipt', () => {
  const sale = aSale([
    { title: 'Felga Trakt 16x8', productType: 'Wheel', quantity: 10, grossGrosze: 1_760_000 },
    { orderLineId: 2, productType: 'Tire' },
    { orderLineId: null, title: 'Dostawa', quantity: 1, grossGrosze: 4_900 },
  ])
  const { Fa } = parsed(
    ksefXml(anInvoice({ document: { sale, isSplitPayment: true, receiptNumber: 'W1/7' } })),
  )
  expect(Fa.Adnotacje.P_18A).toBe('1')
  expect(Fa.FP).toBe('1')
  expect(order(Fa).indexOf('FP')).toBe(order(Fa).indexOf('RodzajFaktury') + 1)
  const [wheel, tire, delivery] = Fa.FaWiersz
  expect(order(wheel)).toEqual([
    'NrWierszaFa',
    'P_7',
    'P_8A',
    'P_8B',
    'P_9B',
    'P_11A',
    'P_12',
    'P_12_Zal_15',
    'GTU',
  ])
  expect(wheel).toMatchObject({ P_12_Zal_15: '1', GTU: 'GTU_07' })
  for (const line of [tire, delivery]) expect(line).not.toHaveProperty('GTU')
})

test('every text is as long as the schema allows, and has no letter that KSeF refuses', () => {
  const long = 'Ż'.repeat(600)
  const invoice = anInvoice({
    buyer: { name: `${long}\u0085\u007f`, address: long, city: long },
    document: { sale: aSale([{ title: `Felga\u0080 ${long}` }]) },
  })
  const { Podmiot2, Fa } = parsed(ksefXml(invoice))
  for (const text of [
    Podmiot2.DaneIdentyfikacyjne.Nazwa,
    Podmiot2.Adres.AdresL1,
    Podmiot2.Adres.AdresL2,
    Fa.FaWiersz[0].P_7,
  ])
    expect(text).toHaveLength(512)
  expect(ksefXml(invoice)).not.toMatch(/[\x7f-\x84\x86-\x9f]/)
})

test('a correction has its difference, its invoice, and the changed lines before and after', () => {
  const lines = [{}, { orderLineId: 2, quantity: 1, grossGrosze: 12_300 }]
  const correction = aCorrection(
    aSale(lines),
    aSale([{ quantity: 3, grossGrosze: 164_997 }, ...lines.slice(1)]),
  )
  const { Fa } = parsed(ksefXml(correction))
  expect(Fa).toMatchObject({ P_15: '-549.99', RodzajFaktury: 'KOR', PrzyczynaKorekty: 'zwrot towaru' })
  expect(Number(Fa.P_13_1) + Number(Fa.P_14_1)).toBeCloseTo(-549.99)
  expect(Fa.DaneFaKorygowanej).toEqual({
    DataWystFaKorygowanej: '2026-11-20',
    NrFaKorygowanej: 'FV 1/11/2026',
    NrKSeFN: '1',
  })
  expect(Fa.FaWiersz.map((row: object) => [Reflect.get(row, 'P_8B'), Reflect.get(row, 'StanPrzed')])).toEqual(
    [
      ['4', '1'],
      ['3', undefined],
    ],
  )
  const ksefNumber = '5260250995-20261122-0A1B2C3D4E5F-C9'
  expect(
    parsed(ksefXml({ ...correction, correctedKsefNumber: ksefNumber })).Fa.DaneFaKorygowanej,
  ).toMatchObject({
    NrKSeF: '1',
    NrKSeFFaKorygowanej: ksefNumber,
  })
})

test.each([
  ['5260250995-20261122-0A1B2C3D4E5F-C9', true],
  ['5265877635-20250826-0100001AF629-AF', true],
  ['5265877635-20250826-0100001AF629-AE', false],
  ['5260250995-20261122-0A1B2C-3D4E5F-6A', true],
  ['5260250995-20261322-0A1B2C3D4E5F-6A', false],
  ['FV 1/11/2026', false],
])('whether %s is a number of the national system is %s', (text, isOne) => {
  expect(isKsefNumber(text)).toBe(isOne)
})
