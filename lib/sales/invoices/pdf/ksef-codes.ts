import 'server-only'
import { encode } from 'uqr'
import { plainNip } from '@/lib/platform/values/tax-id'
import { ksefAddress } from '@/lib/sales/invoices/ksef/api'
import { invoiceLink, verificationSite } from '@/lib/sales/invoices/ksef/rules'
import type { Invoice } from '@/lib/sales/invoices/schema'
import { MARGIN } from './table'

type Paper = PDFKit.PDFDocument

/** Points. */
const CODE_SIZE = 92
const BLOCK_WIDTH = 116
const LABEL_SIZE = 5.5
/** Modules of empty space around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4

/**
 * Draws the codes of an invoice of KSeF at the right, and keeps what follows left of them until the right margin is set back:
 * code I with the number, or with OFFLINE while there is none, and of an offline invoice code II. Answers where they end.
 */
export function drawKsefCodes(paper: Paper, { ksef, ksefNumber, document }: Invoice): number {
  const top = paper.y
  if (!ksef?.hash || !(ksefNumber || ksef.isOffline)) return top
  const sellerTaxId = plainNip(document.seller.taxId)
  const verified = { site: verificationSite(ksefAddress()), sellerTaxId, hash: ksef.hash }
  const codes = [
    { link: invoiceLink(verified, document.issueDate), words: ksefNumber ?? 'OFFLINE' },
    ...(ksef.certificateLink ? [{ link: ksef.certificateLink, words: 'CERTYFIKAT' }] : []),
  ]
  const right = paper.page.width - MARGIN
  codes.forEach(({ link, words }, index) => {
    const left = right - (codes.length - index) * BLOCK_WIDTH
    drawCode(paper, link, left + (BLOCK_WIDTH - CODE_SIZE) / 2, top)
    paper.font('regular').fontSize(LABEL_SIZE)
    paper.text(words, left, top + CODE_SIZE + 2, { width: BLOCK_WIDTH, align: 'center', lineBreak: false })
  })
  paper.x = MARGIN
  paper.y = top
  paper.page.margins.right = MARGIN + codes.length * BLOCK_WIDTH + 8
  return top + CODE_SIZE + 12
}

function drawCode(paper: Paper, link: string, left: number, top: number): void {
  const { data, size } = encode(link, { ecc: 'M', border: QUIET_ZONE })
  const module = CODE_SIZE / size
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) paper.rect(left + x * module, top + y * module, module, module)
    })
  })
  paper.fill('black')
  paper.link(left, top, CODE_SIZE, CODE_SIZE, link)
}
