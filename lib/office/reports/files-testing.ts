import { parse } from 'csv-parse/sync'
import { type Cell, csvText } from '@/lib/platform/csv/write'
import { invoicePdfFile, invoiceXmlFile } from '@/lib/sales/invoices/files'
import { pdfText } from '@/lib/sales/invoices/pdf/testing'
import { invoicesOfMonth } from '@/lib/sales/invoices/queries'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { keepXml } from '@/local/ksef/keep-xml'

// Reads the files of a month as a bookkeeper does who has nothing else: sums by rate, in grosze.

/** Net, VAT and gross by source and rate: `invoices 23`. */
export type Sums = Map<string, [net: number, vat: number, gross: number]>

export function add(sums: Sums, key: string, amounts: readonly (string | number)[], sign = 1): void {
  const name = key.replace(',', '.')
  const before = sums.get(name) ?? [0, 0, 0]
  const [net = 0, vat = 0, gross = 0] = amounts.map((amount) => sign * groszeIn(String(amount)))
  sums.set(name, [before[0] + net, before[1] + vat, before[2] + gross])
}

/** In a fixed order, without what comes to nothing. */
export const sorted = (sums: Sums) =>
  [...sums]
    .filter(([, each]) => each.some((grosze) => grosze !== 0))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))

const groszeIn = (text: string): number =>
  Math.round(Number(text.replace(/\s/g, '').replace('−', '-').replace(',', '.')) * 100)

/** The rows of a file by the names of its columns. */
export function readCsv(batches: Cell[][][]): Record<string, string>[] {
  const text = batches.map((records, place) => csvText(records, 'pl', { first: place === 0 })).join('')
  return parse(text, { bom: true, delimiter: ';', columns: true })
}

/** The XML and the text of the PDF of each document of a month. */
export async function documentsOf(month: string): Promise<{ xml: string; pdf: string }[]> {
  const documents: { xml: string; pdf: string }[] = []
  for (const { id } of await invoicesOfMonth(month)) {
    const pdf = await invoicePdfFile(id, anAdministrator)
    documents.push({
      xml: keepXml(await (await invoiceXmlFile(id, anAdministrator)).text()),
      pdf: pdfText(Buffer.from(await pdf.arrayBuffer())),
    })
  }
  return documents
}

/** The rates of the fields P_13 and P_14; the fifth has the rate of another country, which the lines name. */
const ratesOfFields: Record<string, string> = { 1: '23', 2: '8', 3: '5' }

export function addXml(sums: Sums, xml: string): void {
  const fieldOf = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  if (fieldOf('FP') === '1') return
  const source = fieldOf('RodzajFaktury') === 'KOR' ? 'corrections' : 'invoices'
  for (const field of ['1', '2', '3', '5']) {
    const [net, vat] = [fieldOf(`P_13_${field}`), fieldOf(`P_14_${field}`)]
    if (net === undefined || vat === undefined) continue
    const gross = (groszeIn(net) + groszeIn(vat)) / 100
    add(sums, `${source} ${ratesOfFields[field] ?? fieldOf('P_12_XII')}`, [net, vat, gross])
  }
}

/** The last table of a document has its rates, or what a correction changes of them. */
export function addPdf(sums: Sums, pdf: string): void {
  const lines = pdf.split('\n')
  if (lines.some((line) => line.startsWith('Do paragonu'))) return
  const source = lines.some((line) => line.startsWith('Faktura korygująca')) ? 'corrections' : 'invoices'
  for (let place = lines.findLastIndex((line) => line.startsWith('Razem (PLN)')) - 4; place > 0; place -= 4) {
    const [, rate] = /^([\d,]+)%$/.exec(lines[place] ?? '') ?? []
    if (!rate) return
    add(sums, `${source} ${rate}`, lines.slice(place + 1, place + 4))
  }
}
