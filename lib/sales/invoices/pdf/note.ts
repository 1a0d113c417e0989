import 'server-only'
import type { Buyer } from '@/lib/sales/invoices/contents'
import type { DebitNote } from '@/lib/sales/invoices/notes/note'
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
import { drawTable, pageWidth } from './table'
import { amountText, type Label } from './tables'

/** A debit note as a file: the same bytes for the same note. */
export async function notePdf(note: DebitNote & { buyer: Buyer }): Promise<Buffer> {
  const { document, number, locale, withdrawalId } = note
  const paper = await openPaper(note, document.lines)
  const { label, words } = wordsFor(locale)
  paper.font('bold').fontSize(17).text(label('note'))
  paper.fontSize(13).text(number)
  paper.moveDown(0.5).font('regular').fontSize(9)
  drawFact(paper, label('issueDate'), document.issueDate)
  drawFact(paper, label('order'), document.orderId)
  drawFact(paper, label('noteInvoice'), `${document.invoice.number}, ${document.invoice.issueDate}`)
  drawFact(paper, label('noteReturn'), String(withdrawalId))
  drawParties(paper, note, label, words)
  drawLines(paper, note, label)
  drawMoney(paper, note, label)
  drawRegister(paper, document)
  numberPages(paper, number)
  return bytesOf(paper)
}

function drawLines(paper: Paper, { document, amountGrosze }: DebitNote, label: Label): void {
  const columns = [
    { heading: label('position'), width: 24, align: 'left' },
    { heading: label('noteGoods'), width: 226, align: 'left' },
    { heading: label('quantity'), width: 46, align: 'right' },
    { heading: label('noteReason'), width: 139.28, align: 'left' },
    { heading: label('noteAmount'), width: 80, align: 'right' },
  ] as const
  const rows = document.lines.map(({ title, shownTitle, quantity, reason, amountGrosze: grosze }, place) => ({
    cells: [
      String(place + 1),
      shownTitle ? ([title, shownTitle] as [string, string]) : title,
      `${quantity} szt.`,
      reason,
      amountText(grosze),
    ],
  }))
  const total = { cells: ['', label('total'), '', '', amountText(amountGrosze)], isBold: true }
  drawTable(paper, [...columns], [...rows, total])
}

/** What the note is for, what of it was kept from the money that went back, and what is still to be paid. */
function drawMoney(paper: Paper, { document, amountGrosze }: DebitNote, label: Label): void {
  const { dueGrosze, account } = document
  paper.moveDown(1).font('regular').fontSize(9).text(label('noteWhy'), { width: pageWidth })
  if (dueGrosze < amountGrosze)
    drawFact(paper, label('noteKept'), `${amountText(amountGrosze - dueGrosze)} PLN`)
  if (account) drawFact(paper, label('account'), account)
  drawDue(paper, label('toPay'), dueGrosze)
}
