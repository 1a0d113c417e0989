import { expect, test } from 'vitest'
import { aCorrection, anInvoice, aSale } from '@/lib/sales/invoices/testing'
import { invoicePdf } from './document'
import { pdfText } from './testing'

const textOf = async (invoice: Parameters<typeof invoicePdf>[0]) => pdfText(await invoicePdf(invoice))

test('an invoice to a Polish buyer says in Polish what the VAT act wants on it', async () => {
  const text = await textOf(anInvoice())
  for (const fact of [
    'Faktura',
    'FV 1/11/2026',
    'Data wystawienia: ',
    '2026-11-22',
    '2026-11-21',
    'Trakt 4x4 Sp. z o.o.',
    'NIP: 5260250995',
    'Żwirownia Łęg Sp. z o.o.',
    'ul. Źródlana 7',
    '00-001 Świętochłowice',
    '4 szt.',
    '549,99',
    '23%',
    '1 788,59',
    '411,37',
    '2 199,96',
    'Do zapłaty: 2 199,96 PLN',
    'przy odbiorze',
  ])
    expect(text).toContain(fact)
  expect(text.replaceAll('\n', ' ')).toMatch(
    /KRS 0000123456.+Sąd Rejonowy.+kapitał zakładowy 5000 zł.+BDO 000000000/,
  )
  expect(text).not.toContain(' / ')
  expect(text).not.toContain('\ufffd')
})

test('an invoice that comes before its goods says so in place of their day', async () => {
  const text = await textOf(anInvoice({ document: { saleDate: null } }))
  expect(text).toContain('Data dokonania dostawy: \npo wystawieniu faktury')
})

test('an invoice with the tax of another country names it', async () => {
  const sale = aSale([{ vatRate: 23, grossGrosze: 12_300 }])
  expect(await textOf(anInvoice({ document: { sale, ossCountry: 'IE' } }))).toContain('(procedura OSS): \nIE')
  expect(await textOf(anInvoice({ document: { sale } }))).not.toContain('OSS')
})

test('a rate with a decimal has a comma, as in Polish accounts', async () => {
  const text = await textOf(
    anInvoice({ document: { sale: aSale([{ vatRate: 25.5, grossGrosze: 12_550 }]) } }),
  )
  expect(text).toContain('25,5%')
})

test.each([
  ['en', 'Faktura / Invoice', 'Nabywca / Buyer', 'Niemcy / Germany'],
  ['ru', 'Faktura / Счёт-фактура', 'Nabywca / Покупатель', 'Niemcy / Германия'],
] as const)(
  'an invoice to a buyer who reads %s has both languages and letters of every one',
  async (locale, ...facts) => {
    const buyer = { name: 'Щукин & Müller Ёлки', taxId: 'DE123456789', country: 'DE' }
    const text = await textOf(
      anInvoice({
        locale,
        buyer,
        document: {
          payment: { type: 'bank_transfer', paidOn: null, account: '61 1090 1014 0000 0712 1981 2874' },
          sale: aSale([{ shownTitle: 'Шина Trakt Błoto' }]),
        },
      }),
    )
    for (const fact of [
      ...facts,
      buyer.name,
      buyer.taxId,
      '61 1090 1014 0000 0712 1981 2874',
      'Шина Trakt Błoto',
    ])
      expect(text).toContain(fact)
    expect(text).not.toContain('\ufffd')
  },
)

test('an invoice says the number that the buyer’s own books give the order', async () => {
  const { buyer } = anInvoice()
  expect(await textOf(anInvoice({ buyer: { ...buyer, reference: 'ZK/7/2026' } }))).toMatch(
    /Numer zamówienia nabywcy: \s*ZK\/7\/2026/,
  )
})

test('a paid invoice says when, and that nothing is left to pay', async () => {
  const text = await textOf(
    anInvoice({ document: { payment: { type: 'paypal', paidOn: '2026-11-20', account: null } } }),
  )
  expect(text).toContain('2026-11-20')
  expect(text).toContain('Do zapłaty: 0,00 PLN')
})

test('a correction names its invoice and the reason, and shows before, after and difference', async () => {
  const text = await textOf(aCorrection())
  for (const fact of [
    'Faktura korygująca',
    'KOR 1/11/2026',
    'FV 1/11/2026, 2026-11-20',
    'zwrot towaru',
    'Przed korektą',
    '2 199,96',
    'Po korekcie',
    '1 649,97',
    'Różnica',
    '-549,99',
    'Do zwrotu: 549,99 PLN',
  ])
    expect(text).toContain(fact)
})

test('a correction of worn goods names what is kept, and only the rest as to be refunded', async () => {
  const correction = aCorrection()
  const kept = structuredClone(correction)
  if (kept.document.correction) kept.document.correction.keptGrosze = 2_500
  const text = await textOf(kept)
  expect(text).toContain('Do zwrotu: 524,99 PLN')
})

test('the file of an invoice is the same, byte for byte, whenever it is made', async () => {
  const [one, other] = [await invoicePdf(anInvoice()), await invoicePdf(anInvoice())]
  expect(one.equals(other)).toBe(true)
})

test('an invoice of fifty lines goes on over pages, each with its number', async () => {
  const sale = aSale(Array.from({ length: 50 }, (_, index) => ({ orderLineId: index })))
  const text = await textOf(anInvoice({ document: { sale } }))
  expect(text).toContain('FV 1/11/2026, 1/3')
  expect(text).toContain('FV 1/11/2026, 3/3')
})

test('an invoice of KSeF has its number and code I, one that waits says so', async () => {
  const hash = 'UtQp9Gpc51y+u3xApZjIjgkpZ01js+J8KflSPW8WzIE='
  const ksefNumber = '5260250995-20261122-0A1B2C3D4E5F-C9'
  const accepted = await invoicePdf(anInvoice({ ksef: { state: 'accepted', hash }, ksefNumber }))
  expect(pdfText(accepted)).toContain(ksefNumber)
  expect(accepted.toString('latin1')).toContain(
    '/invoice/5260250995/22-11-2026/UtQp9Gpc51y-u3xApZjIjgkpZ01js-J8KflSPW8WzIE)',
  )
  expect(await textOf(anInvoice({ ksef: { hash } }))).toContain('Czeka na numer KSeF')
})

test('an offline invoice has both codes', async () => {
  const certificateLink = 'https://qr-test.ksef.mf.gov.pl/certificate/Nip/1/1/01F2/abc/sig'
  const file = await invoicePdf(
    anInvoice({ ksef: { hash: 'a'.repeat(44), isOffline: true, certificateLink } }),
  )
  for (const words of ['OFFLINE', 'CERTYFIKAT']) expect(pdfText(file)).toContain(words)
  expect(file.toString('latin1')).toContain(certificateLink)
})

test('split payment and the receipt stand on the invoice', async () => {
  const text = await textOf(anInvoice({ document: { isSplitPayment: true, receiptNumber: 'W1/7' } }))
  expect(text).toContain('mechanizm podzielonej płatności')
  expect(text).toMatch(/Do paragonu: \s*W1\/7/)
})

test.each(['Παπαδόπουλος Ελαστικά', 'შპს საბურავები თბილისი', 'Ґанок Їжак Ўсё'])(
  'a buyer named %s is on the invoice letter by letter',
  async (name) => {
    const text = await textOf(anInvoice({ buyer: { name, taxId: null } }))
    expect(text).toContain(name)
    expect(text).not.toContain('\ufffd')
  },
)
