import 'server-only'
import { ShopError } from '@/lib/core/errors'
import { ksefXml } from '@/lib/invoices/exports/ksef'
import { invoicePdf } from '@/lib/invoices/pdf/document'
import type { OrderReader } from '@/lib/orders/queries'
import type { Buyer } from './contents'
import { invoiceFor } from './queries'
import { invoiceFile } from './rules'
import type { Invoice } from './schema'

/** @throws ShopError not_found when it does not exist, is somebody else's, or its buyer has been erased */
async function wholeInvoice(id: number, reader: OrderReader): Promise<Invoice & { buyer: Buyer }> {
  const { buyer, ...invoice } = await invoiceFor(id, reader)
  if (!buyer) throw new ShopError('not_found')
  return { ...invoice, buyer }
}

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
  return download(
    new Uint8Array(await invoicePdf(invoice)),
    'application/pdf',
    invoiceFile(invoice.number, 'pdf'),
  )
}

/** An invoice for the national system of e-invoices. @throws ShopError not_found */
export async function invoiceXmlFile(id: number, reader: OrderReader): Promise<Response> {
  const invoice = await wholeInvoice(id, reader)
  return download(ksefXml(invoice), 'application/xml; charset=utf-8', invoiceFile(invoice.number, 'xml'))
}
