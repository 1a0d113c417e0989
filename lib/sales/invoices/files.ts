import 'server-only'
import { query } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import type { Buyer } from '@/lib/sales/books/contents'
import { invoiceFile } from '@/lib/sales/document-numbers'
import { ksefXml } from '@/lib/sales/invoices/ksef/xml'
import { invoicePdf, notePdf } from '@/lib/sales/invoices/pdf/document'
import type { OrderReader } from '@/lib/sales/orders/queries'
import { frozenXml } from './ksef/prepare.service'
import { ksefReceipt } from './ksef/service'
import { noteFor } from './notes/queries'
import { invoiceFor } from './queries'
import type { Invoice } from './schema'

/** @throws ShopError not_found when it does not exist, is somebody else's, or its buyer has been erased */
async function wholeInvoice(id: number, reader: OrderReader): Promise<Invoice & { buyer: Buyer }> {
  const { buyer, ...invoice } = await invoiceFor(id, reader)
  if (!buyer) throw new ShopError('not_found')
  return { ...invoice, buyer }
}

const XML = 'application/xml; charset=utf-8'

const download = (body: BodyInit, contentType: string, fileName: string) =>
  new Response(body, {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    },
  })

/** An invoice for its buyer or an administrator, as PDF. @throws ShopError not_found */
export async function invoicePdfFile(id: number, reader: OrderReader): Promise<Response> {
  const invoice = await wholeInvoice(id, reader)
  return pdfDownload(await invoicePdf(invoice), invoice.number)
}

/** A debit note for its buyer or an administrator, as PDF. @throws ShopError not_found, also once its buyer has been erased */
export async function notePdfFile(id: number, reader: OrderReader): Promise<Response> {
  const { buyer, ...note } = await noteFor(id, reader)
  if (!buyer) throw new ShopError('not_found')
  return pdfDownload(await notePdf({ ...note, buyer }), note.number)
}

const pdfDownload = (pdf: Buffer, number: string): Response =>
  download(new Uint8Array(pdf), 'application/pdf', invoiceFile(number, 'pdf'))

/**
 * An invoice for KSeF: of one that goes there, the bytes that it gets.
 * @throws ShopError not_found, invoice.ksef_correction_waits while the corrected invoice waits for its number
 */
export async function invoiceXmlFile(id: number, reader: OrderReader): Promise<Response> {
  const invoice = await wholeInvoice(id, reader)
  const xml = invoice.ksef ? (await frozenXml(query(), id))?.xml : ksefXml(invoice)
  if (!xml) throw new ShopError('invoice.ksef_correction_waits')
  return download(xml, XML, invoiceFile(invoice.number, 'xml'))
}

/** The official receipt of KSeF. @throws ShopError not_found before KSeF has issued it */
export async function ksefReceiptFile(id: number, reader: OrderReader): Promise<Response> {
  const { number } = await invoiceFor(id, reader)
  return download(await ksefReceipt(id), XML, `UPO-${invoiceFile(number, 'xml')}`)
}
