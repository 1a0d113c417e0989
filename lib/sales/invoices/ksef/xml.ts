import { shop } from '@/lib/platform/shop-details'
import { isPoland } from '@/lib/platform/values/countries'
import { decimalOf } from '@/lib/platform/values/money'
import type { PaymentType } from '@/lib/platform/values/payment-types'
import { isNip, plainNip, unionVatNumber } from '@/lib/platform/values/tax-id'
import { VAT_PERCENT } from '@/lib/platform/values/vat'
import { isOss, isVehiclePart, type RateSum } from '@/lib/sales/books/amounts'
import {
  type Buyer,
  type InvoiceDocument,
  type InvoicePayment,
  isBeforeDelivery,
  type Seller,
  unitPrice,
} from '@/lib/sales/books/contents'
import { countries } from '@/lib/sales/countries'
import type { Invoice } from '@/lib/sales/invoices/schema'
import type { Address } from '@/lib/sales/orders/schema'
import { XML_HEAD, xmlText } from '@/lib/shop/seo/files'

// The national e-invoice, logical structure FA(3), version 1-0E: http://crd.gov.pl/wzor/2025/06/25/13775/schemat.xsd.
// Elements stand in the order of that schema, under its names; P_… are the fields of art. 106e of the Polish VAT act.

const NAMESPACE = 'http://crd.gov.pl/wzor/2025/06/25/13775/'

/** Elements by their names: with text, or with elements in it. A list repeats one, and null leaves it out. */
type Elements = { [name: string]: string | number | Elements | Elements[] | null }

const elementsXml = (elements: Elements): string =>
  Object.entries(elements)
    .flatMap(([name, content]) => [content].flat().map((each) => xmlElement(name, each)))
    .join('')

function xmlElement(name: string, content: string | number | Elements | null): string {
  if (content === null) return ''
  const inner = typeof content === 'object' ? elementsXml(content) : xmlText(collapsed(String(content)))
  return `<${name}>${inner}</${name}>`
}

/** As xsd:token wants texts: one line without double spaces. */
const collapsed = (text: string) =>
  text
    // KSeF refuses these, though XML has them
    .replace(/[\x7f-\x84\x86-\x9f\ufdd0-\ufdef]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
const cut = (text: string, most: number) => collapsed(collapsed(text).slice(0, most))

const amount = (grosze: number): string => `${grosze < 0 ? '-' : ''}${decimalOf(Math.abs(grosze))}`

export function ksefXml(invoice: Invoice & { buyer: Buyer }): string {
  const { document, number, issuedAt, buyer } = invoice
  const { seller, sale, correction, payment } = document
  const difference = correction?.difference ?? sale
  const head = elementsXml({
    WariantFormularza: 3,
    DataWytworzeniaFa: issuedAt.replace(/\.\d+Z$/, 'Z'),
    SystemInfo: shop.name,
  })
  const body = elementsXml({
    Podmiot1: {
      DaneIdentyfikacyjne: { NIP: plainNip(seller.taxId), Nazwa: cut(seller.name, 512) },
      Adres: addressElements(seller),
      DaneKontaktowe: { Email: seller.email, Telefon: cut(seller.phone, 16) },
    },
    Podmiot2: {
      DaneIdentyfikacyjne: { ...taxIdOf(buyer), Nazwa: cut(buyer.name, 512) },
      Adres: addressElements(buyer),
      // neither a unit of a local government nor a member of a VAT group, as far as the shop knows
      JST: 2,
      GV: 2,
    },
    Fa: {
      KodWaluty: 'PLN',
      P_1: document.issueDate,
      P_2: number,
      P_6: taxPointOf(document),
      ...rateFields(difference.rates, document.ossCountry),
      P_15: amount(difference.total.grossGrosze),
      Adnotacje: annotations(document.isSplitPayment === true),
      RodzajFaktury: correction ? 'KOR' : 'VAT',
      ...correctionFields(invoice),
      FP: document.receiptNumber === undefined ? null : 1,
      DodatkowyOpis: isBeforeDelivery(document) ? deliveryFollows : null,
      FaWiersz: lineElements(document),
      Platnosc: paymentFields(payment, correction !== null),
      WarunkiTransakcji: { Zamowienia: { NrZamowienia: document.orderId } },
    },
    Stopka: { Rejestry: registersOf(seller) },
  })
  const form = '<KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza>'
  return `${XML_HEAD}<Faktura xmlns="${NAMESPACE}"><Naglowek>${form}${head}</Naglowek>${body}</Faktura>\n`
}

/** ISO code of a country; Poland's where a client of the API wrote it in words, and the words beside the address. */
const ksefCountry = (country: string): string => {
  if (isPoland(country)) return 'PL'
  return countries.includes(country.toUpperCase()) ? country.toUpperCase() : 'XX'
}

const addressElements = ({ address, postCode, city, country }: Address): Elements => ({
  KodKraju: ksefCountry(country),
  AdresL1: cut(address, 512),
  AdresL2: cut(`${postCode} ${city}`, 512),
})

/** The buyer's tax id: a Polish NIP, a VAT number of the Union, another one, or none. */
function taxIdOf({ taxId, country }: Buyer): Elements {
  if (!taxId) return { BrakID: 1 }
  if (isNip(taxId)) return { NIP: plainNip(taxId) }
  const union = unionVatNumber(taxId)
  if (union) return { KodUE: union.prefix, NrVatUE: union.number }
  return { KodKraju: ksefCountry(country), NrID: cut(taxId, 50) }
}

/** The day of the delivery or an earlier payment (VAT act, art. 106e sec. 1 no. 6), left out on the day of issue. */
function taxPointOf({ saleDate, payment, issueDate }: InvoiceDocument): string | null {
  const day = saleDate ?? payment.paidOn
  return day === issueDate ? null : day
}

/** Said in words, because without a day the delivery would count as one of the day of issue. */
const deliveryFollows: Elements = { Klucz: 'Dostawa', Wartosc: 'po wystawieniu faktury' }

/** The field of net sums and the one of tax: 1 of the standard rate, 2 of 8 percent, 3 of 5 percent. */
const fieldOfRate: Record<number, number> = { [VAT_PERCENT]: 1, 8: 2, 5: 3 }

/** The tax of another country of the Union stands in fields of its own. */
const OSS_FIELD = 5

/** Distance sales to private buyers in the Union, as lines are marked. */
const OSS_PROCEDURE = 'WSTO_EE'

/** Each field once, in the order of the schema. */
function rateFields(rates: readonly RateSum[], ossCountry: string | undefined): Elements {
  const sums = new Map<number, { net: number; vat: number }>()
  for (const { vatRate, netGrosze, vatGrosze } of rates) {
    const field = isOss(ossCountry, vatRate) ? OSS_FIELD : (fieldOfRate[vatRate] ?? OSS_FIELD)
    const { net, vat } = sums.get(field) ?? { net: 0, vat: 0 }
    sums.set(field, { net: net + netGrosze, vat: vat + vatGrosze })
  }
  const fields = [...sums].toSorted(([one], [other]) => one - other)
  return Object.fromEntries(
    fields.flatMap(([field, { net, vat }]) => [
      [`P_13_${field}`, amount(net)],
      [`P_14_${field}`, amount(vat)],
    ]),
  )
}

/** No cash accounting, self-billing, reverse charge, exemption, vehicles, triangle, or margin. */
const annotations = (isSplitPayment: boolean): Elements => ({
  P_16: 2,
  P_17: 2,
  P_18: 2,
  P_18A: isSplitPayment ? 1 : 2,
  Zwolnienie: { P_19N: 1 },
  NoweSrodkiTransportu: { P_22N: 1 },
  P_23: 2,
  PMarzy: { P_PMarzyN: 1 },
})

function correctionFields({ document: { correction }, correctedKsefNumber }: Invoice): Elements {
  if (!correction) return {}
  return {
    PrzyczynaKorekty: cut(correction.reason, 256),
    // in the month of the correction
    TypKorekty: 2,
    DaneFaKorygowanej: {
      DataWystFaKorygowanej: correction.issueDate,
      NrFaKorygowanej: correction.number,
      ...(correctedKsefNumber ? { NrKSeF: 1, NrKSeFFaKorygowanej: correctedKsefNumber } : { NrKSeFN: 1 }),
    },
  }
}

/** Marks vehicles and their parts (CN 8701 to 8708) for the ledger of VAT. */
export const VEHICLE_PARTS = 'GTU_07'

/** The lines; of a correction, those that it changes, before and after it. */
function lineElements({ sale, correction, isSplitPayment, ossCountry }: InvoiceDocument): Elements[] {
  const rows = correction
    ? correction.before.lines.flatMap((was, index) => {
        const is = sale.lines[index]
        if (!is || (is.quantity === was.quantity && is.grossGrosze === was.grossGrosze)) return []
        return [
          { line: was, wasBefore: true },
          { line: is, wasBefore: false },
        ]
      })
    : sale.lines.map((line) => ({ line, wasBefore: false }))
  return rows.map(({ line, wasBefore }, index) => ({
    NrWierszaFa: index + 1,
    P_7: cut(line.title, 512),
    P_8A: line.orderLineId === null ? 'usł.' : 'szt.',
    P_8B: line.quantity,
    P_9B: unitPrice(line),
    P_11A: amount(line.grossGrosze),
    [isOss(ossCountry, line.vatRate) ? 'P_12_XII' : 'P_12']: line.vatRate,
    P_12_Zal_15: isSplitPayment && isVehiclePart(line) ? 1 : null,
    GTU: isVehiclePart(line) ? VEHICLE_PARTS : null,
    Procedura: isOss(ossCountry, line.vatRate) ? OSS_PROCEDURE : null,
    StanPrzed: wasBefore ? 1 : null,
  }))
}

/** FormaPlatnosci of FA(3): 1 is cash, 6 a transfer, 7 a mobile payment; another way is described. */
const paymentWays: Record<PaymentType, Elements> = {
  payment_at_delivery: { FormaPlatnosci: 1 },
  bank_transfer: { FormaPlatnosci: 6 },
  blik: { FormaPlatnosci: 7 },
  p24: { PlatnoscInna: 1, OpisPlatnosci: 'Przelewy24' },
  paypal: { PlatnoscInna: 1, OpisPlatnosci: 'PayPal' },
}

const paymentFields = ({ type, paidOn, account }: InvoicePayment, isCorrection: boolean): Elements => ({
  ...(paidOn && !isCorrection ? { Zaplacono: 1, DataZaplaty: paidOn } : {}),
  ...paymentWays[type],
  RachunekBankowy: account && { NrRB: account },
})

const registersOf = ({ name, courtRegister, bdo }: Seller): Elements => ({
  PelnaNazwa: cut(name, 256),
  KRS: /\d{10}/.exec(courtRegister)?.[0] ?? null,
  BDO: bdo || null,
})
