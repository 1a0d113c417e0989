import { expect, test } from 'vitest'
import { csvDownload, csvText, moneyCell } from './write'

test('a file opens in a Polish spreadsheet: semicolons, decimal commas, lines of its kind', () => {
  expect(csvText([['Opona; "błotna"', 1234.5, null, true]], 'pl', { first: false })).toBe(
    '"Opona; ""błotna""";1234,5;;1\r\n',
  )
  expect(csvText([[1234.5]], 'en', { first: false })).toBe('1234.5\r\n')
})

test.each(['=1+1', '+48600700800+1', '+48-600', '-2+3', '@SUM(A1)', '\tx', '\rx'])(
  'a customer who is called %j runs no formula',
  (name) => {
    const written = csvText([[name]], 'pl', { first: false })
    expect(written.replace(/^"/, '')).toMatch(/^'/)
  },
)

test("a phone's number is written as it is", () => {
  expect(csvText([['+48600700800', '600700800']], 'pl', { first: false })).toBe('+48600700800;600700800\r\n')
})

test('a negative amount stays a number', () => {
  expect(csvText([[-12.5]], 'pl', { first: false })).toBe('-12,5\r\n')
})

test('an amount of money has two decimals, also below 0', () => {
  const amounts = [1230, 0, -5, -120_050].map(moneyCell)
  expect(csvText([amounts], 'pl', { first: false })).toBe('12,30;0,00;-0,05;-1200,50\r\n')
  expect(csvText([amounts], 'en', { first: false })).toBe('12.30;0.00;-0.05;-1200.50\r\n')
})

test('the mark that says UTF-8 stands at the beginning, and only there', async () => {
  const response = csvDownload([[['Łódź']], [['Ełk']]], { fileName: 'a.csv', locale: 'pl' })
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe('\ufeffŁódź\r\nEłk\r\n')
})
