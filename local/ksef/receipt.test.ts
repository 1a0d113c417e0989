import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { receiptOf, type SentDocument } from './documents'

const document: SentDocument = {
  reference: '20261127-EE-1DCE3E3000-12ECB5B36E-45',
  ordinal: 1,
  hash: 'mkht+3m5trnfxlTYhq3QFn74LkEO69MFNlsMAkCDSPA=',
  xml: '<Faktura><Podmiot1><NIP>5260250995</NIP></Podmiot1><Fa><P_1>2026-11-27</P_1></Fa></Faktura>',
  number: 'FV 1/11/2026',
  isOffline: false,
  at: '2026-11-27T10:20:30.400Z',
  status: { code: 200, description: 'Sukces' },
  ksefNumber: '5260250995-20261127-0A1B2C3D4E5F-6A',
}

const token = (most: number) => new RegExp(`^\\S.{0,${most - 2}}\\S$`)
const nip = /^[1-9](?:\d[1-9]|[1-9]\d)\d{7}$/
const reference =
  /^20[2-9]\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-[0-9A-Z]{2}-[0-9A-F]{10}-[0-9A-F]{10}-[0-9A-F]{2}$/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/

/** The elements of http://upo.schematy.mf.gov.pl/KSeF/v4-3 in the order of the schema, with what each may hold. */
const elements: [name: string, content: RegExp][] = [
  ['NazwaPodmiotuPrzyjmujacego', /^Ministerstwo Finansów$/],
  ['NumerReferencyjnySesji', reference],
  ['Uwierzytelnienie.IdKontekstu.Nip', nip],
  ['Uwierzytelnienie.NumerReferencyjnyTokenaKSeF', reference],
  ['NazwaStrukturyLogicznej', token(240)],
  ['KodFormularza', token(240)],
  ['Dokument.NipSprzedawcy', nip],
  [
    'Dokument.NumerKSeFDokumentu',
    /^[1-9](?:\d[1-9]|[1-9]\d)\d{7}-20[2-9]\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])-[0-9A-F]{6}-?[0-9A-F]{6}-[0-9A-F]{2}$/,
  ],
  ['Dokument.NumerFaktury', token(256)],
  ['Dokument.DataWystawieniaFaktury', /^\d{4}-\d\d-\d\d$/],
  ['Dokument.DataPrzeslaniaDokumentu', moment],
  ['Dokument.DataNadaniaNumeruKSeF', moment],
  ['Dokument.SkrotDokumentu', /^\S{44}$/],
  ['Dokument.TrybWysylki', /^(?:Online|Offline)$/],
]

type Parsed = { [name: string]: string | Parsed }

function leaves(part: Parsed, at = ''): [string, string][] {
  return Object.entries(part)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, content]): [string, string][] =>
      typeof content === 'string' ? [[at + name, content]] : leaves(content, `${at}${name}.`),
    )
}

test.each([false, true])(
  'the receipt of an invoice, offline: %s, is what the ministry’s schema says',
  (isOffline) => {
    const xml = receiptOf({ ...document, isOffline }, '20261127-SO-2C3E6C8000-B675CF5D68-07')
    const { Potwierdzenie } = new XMLParser({ parseTagValue: false, ignoreAttributes: false }).parse(xml)
    expect(Potwierdzenie['@_xmlns']).toBe('http://upo.schematy.mf.gov.pl/KSeF/v4-3')
    const found = leaves(Potwierdzenie)
    expect(found.map(([name]) => name)).toEqual(elements.map(([name]) => name))
    for (const [index, [name, content]] of elements.entries())
      expect(found[index]?.[1], name).toMatch(content)
  },
)
