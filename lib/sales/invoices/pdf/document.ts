import 'server-only'
import { type Buyer, type InvoiceDocument, isBeforeDelivery } from '@/lib/sales/invoices/contents'
import type { Invoice } from '@/lib/sales/invoices/schema'
import { drawKsefCodes } from './ksef-codes'
import {
  bytesOf,
  drawDue,
  drawFact,
  drawParties,
  drawRegister,
  numberPages,
  openPaper,
  type Paper,
  wordsFor,
} from './paper'
import { drawTable, MARGIN, type TableColumn } from './table'
import { amountText, type Label, lineCells, lineColumns, rateCells, rateColumns } from './tables'

/** The invoice as a file: the same bytes for the same invoice, since no time but that of its issue is in it. */
export async function invoicePdf(invoice: Invoice & { buyer: Buyer }): Promise<Buffer> {
  const paper = await openPaper(invoice, invoice.document.sale.lines)
  const { label, words } = wordsFor(invoice.locale)
  drawHead(paper, invoice, label)
  drawParties(paper, invoice, label, words)
  drawSale(paper, invoice.document, label)
  drawPayment(paper, invoice.document, label)
  drawRegister(paper, invoice.document)
  numberPages(paper, invoice.number)
  return bytesOf(paper)
}

function drawHead(paper: Paper, invoice: Invoice & { buyer: Buyer }, label: Label): void {
  const bottom = drawKsefCodes(paper, invoice)
  drawHeadFacts(paper, invoice, label)
  paper.page.margins.right = MARGIN
  paper.y = Math.max(paper.y, bottom)
}

function drawHeadFacts(
  paper: Paper,
  { number, document, buyer, ksef, ksefNumber, correctedKsefNumber }: Invoice & { buyer: Buyer },
  label: Label,
): void {
  const { correction, issueDate, saleDate, orderId, receiptNumber, ossCountry } = document
  paper
    .font('bold')
    .fontSize(17)
    .text(label(correction ? 'correction' : 'invoice'))
  paper.fontSize(13).text(number)
  paper.moveDown(0.5).font('regular').fontSize(9)
  if (ksefNumber) drawFact(paper, label('ksef'), ksefNumber)
  else if (ksef && !ksef.isOffline) paper.font('bold').text(label('ksefWaits'))
  drawFact(paper, label('issueDate'), issueDate)
  if (saleDate) drawFact(paper, label('saleDate'), saleDate)
  if (isBeforeDelivery(document)) drawFact(paper, label('saleDate'), label('saleFollows'))
  drawFact(paper, label('order'), orderId)
  if (receiptNumber) drawFact(paper, label('receipt'), receiptNumber)
  if (ossCountry) drawFact(paper, label('oss'), ossCountry)
  if (buyer.reference) drawFact(paper, label('reference'), buyer.reference)
  if (correction) {
    drawFact(paper, label('corrected'), `${correction.number}, ${correction.issueDate}`)
    const correctedKsef = correctedKsefNumber ?? correction.ksefNumber
    if (correctedKsef) drawFact(paper, label('correctedKsef'), correctedKsef)
    drawFact(paper, label('reason'), correction.reason)
  }
}

function drawSale(paper: Paper, { sale, correction }: InvoiceDocument, label: Label): void {
  const lines: TableColumn[] = lineColumns(label)
  const rates: TableColumn[] = rateColumns(label)
  if (!correction) {
    drawTable(paper, lines, lineCells(sale))
    drawTable(paper, rates, rateCells(sale, label))
    return
  }
  drawHeading(paper, label('before'))
  drawTable(paper, lines, lineCells(correction.before))
  drawTable(paper, rates, rateCells(correction.before, label))
  drawHeading(paper, label('after'))
  drawTable(paper, lines, lineCells(sale))
  drawTable(paper, rates, rateCells(sale, label))
  drawHeading(paper, label('difference'))
  drawTable(paper, rates, rateCells(correction.difference, label))
}

function drawHeading(paper: Paper, text: string): void {
  paper.moveDown(0.5).font('bold').fontSize(10).text(text, MARGIN).moveDown(0.3)
}

function drawPayment(
  paper: Paper,
  { sale, correction, payment, isSplitPayment }: InvoiceDocument,
  label: Label,
): void {
  paper.moveDown(1).fontSize(9)
  if (isSplitPayment) paper.font('bold').text(label('splitPayment'))
  drawFact(paper, label('method'), label(payment.type))
  if (correction) {
    const { grossGrosze } = correction.difference.total
    const { keptGrosze = 0, isPaid = true } = correction
    if (keptGrosze > 0) drawFact(paper, label('kept'), `${amountText(keptGrosze)} PLN`)
    // what was never paid does not go back: it is owed no more
    const due = grossGrosze >= 0 ? 'toPay' : isPaid ? 'toRefund' : 'owedLess'
    // what was kept for wear does not go back
    const keptOfRefund = due === 'toRefund' ? keptGrosze : 0
    drawDue(paper, label(due), Math.max(0, Math.abs(grossGrosze) - keptOfRefund))
    return
  }
  const { grossGrosze } = sale.total
  if (payment.paidOn) drawFact(paper, label('paidOn'), payment.paidOn)
  if (payment.account) drawFact(paper, label('account'), payment.account)
  drawDue(paper, label('toPay'), payment.paidOn ? 0 : grossGrosze)
}
