import type { Locale } from '@/lib/platform/i18n/routing'
import { amountsOf, differenceOf } from '@/lib/sales/books/amounts'
import { type Buyer, type InvoiceDocument, type SoldLine, sellerNow } from '@/lib/sales/books/contents'
import type { Invoice } from './schema'

const soldLine = (line: Partial<SoldLine>): SoldLine => ({
  orderLineId: 1,
  title: 'Opona bieżnikowana Trakt Błoto MT 195/80 R15 96Q',
  shownTitle: null,
  quantity: 4,
  vatRate: 23,
  grossGrosze: 219_996,
  ...line,
})

export const aSale = (lines: Partial<SoldLine>[] = [{}]) => amountsOf(lines.map(soldLine))

export const aBuyer = (more: Partial<Buyer> = {}): Buyer => ({
  name: 'Żwirownia Łęg Sp. z o.o.',
  taxId: '5260250995',
  address: 'ul. Źródlana 7',
  postCode: '00-001',
  city: 'Świętochłowice',
  country: 'PL',
  ...more,
})

type Made = {
  locale?: Locale
  buyer?: Partial<Buyer>
  document?: Partial<InvoiceDocument>
  ksef?: Partial<Invoice['ksef']>
  ksefNumber?: string
}

/** An invoice as it would be stored. */
export function anInvoice({
  locale = 'pl',
  buyer,
  document,
  ksef,
  ksefNumber,
}: Made = {}): Invoice & { buyer: Buyer } {
  const whole: InvoiceDocument = {
    seller: { ...sellerNow(), taxId: '5260250995', courtRegister: 'KRS 0000123456' },
    issueDate: '2026-11-22',
    saleDate: '2026-11-21',
    orderId: 'K7M2Q-X9D4T',
    payment: { type: 'payment_at_delivery', paidOn: null, account: null },
    sale: aSale(),
    correction: null,
    ...document,
  }
  const { total } = whole.correction?.difference ?? whole.sale
  return {
    ...total,
    id: 1,
    kind: whole.correction ? 'correction' : 'invoice',
    number: whole.correction ? 'KOR 1/11/2026' : 'FV 1/11/2026',
    issuedAt: '2026-11-22T10:20:30.400Z',
    orderId: whole.orderId,
    locale,
    document: whole,
    buyer: aBuyer(buyer),
    ksefNumber: ksefNumber ?? null,
    correctedKsefNumber: null,
    ksef: ksef
      ? {
          state: 'prepared',
          isOffline: false,
          certificateLink: null,
          hash: null,
          problem: null,
          hasReceipt: false,
          ...ksef,
        }
      : null,
  }
}

/** A correction of a sale to what is left of it. */
export function aCorrection(
  before = aSale(),
  after = aSale([{ quantity: 3, grossGrosze: 164_997 }]),
  made: Made = {},
) {
  const correction = {
    number: 'FV 1/11/2026',
    issueDate: '2026-11-20',
    ksefNumber: null,
    reason: 'zwrot towaru',
    before,
    difference: differenceOf(before, after),
  }
  return anInvoice({ ...made, document: { sale: after, correction, ...made.document } })
}
