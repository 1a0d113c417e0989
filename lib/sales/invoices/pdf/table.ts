/** Points. */
export const MARGIN = 40
/** Of A4, between the margins. */
export const pageWidth = 595.28 - 2 * MARGIN
const GAP = 4
const HAIRLINE = '#999999'

export type TableColumn = {
  heading: string
  /** Points. */
  width: number
  align: 'left' | 'right'
}
/** A cell, with smaller words below it where there are some. */
export type TableCell = string | [text: string, below: string]

type Paper = PDFKit.PDFDocument
type Row = { cells: TableCell[]; isBold?: boolean }

/** A table from the present position on. Its headings are repeated on each page. */
export function drawTable(paper: Paper, columns: TableColumn[], rows: Row[]): void {
  drawHeadings(paper, columns)
  for (const row of rows) {
    const height = heightOf(paper, columns, row)
    if (paper.y + height > paper.page.height - MARGIN) {
      paper.addPage()
      drawHeadings(paper, columns)
    }
    drawRow(paper, columns, row, height)
    rule(paper, columns, 0.4)
  }
  paper.x = MARGIN
  paper.y += 8
}

function drawHeadings(paper: Paper, columns: TableColumn[]): void {
  paper.font('regular').fontSize(7)
  const cells = columns.map(({ heading }) => heading)
  const heights = columns.map(({ heading, width }) => paper.heightOfString(heading, { width: width - GAP }))
  const height = Math.max(...heights) + GAP
  if (paper.y + height + 40 > paper.page.height - MARGIN) paper.addPage()
  const top = paper.y
  drawCells(paper, columns, (index, left, width) =>
    paper.text(cells[index] ?? '', left, top, { width, align: columns[index]?.align ?? 'left' }),
  )
  paper.y = top + height
  rule(paper, columns, 1)
}

function rule(paper: Paper, columns: TableColumn[], width: number): void {
  paper
    .moveTo(leftEdgeOf(columns), paper.y)
    .lineTo(rightEdge, paper.y)
    .lineWidth(width)
    .strokeColor(HAIRLINE)
    .stroke()
}
const rightEdge = MARGIN + pageWidth

/** Tables end at the right margin, so that a narrower one lies below the last columns of a wider one. */
const leftEdgeOf = (columns: TableColumn[]): number =>
  rightEdge - columns.reduce((sum, { width }) => sum + width, 0)

const cellParts = (cell: TableCell): [string, string] => (typeof cell === 'string' ? [cell, ''] : cell)

function heightOf(paper: Paper, columns: TableColumn[], { cells, isBold }: Row): number {
  const heights = columns.map(({ width }, index) => {
    const [text, below] = cellParts(cells[index] ?? '')
    const own = paper
      .font(isBold ? 'bold' : 'regular')
      .fontSize(8)
      .heightOfString(text, { width: width - GAP })
    const more = below
      ? paper
          .font('regular')
          .fontSize(7)
          .heightOfString(below, { width: width - GAP })
      : 0
    return own + more
  })
  return Math.max(...heights) + 2 * GAP
}

function drawRow(paper: Paper, columns: TableColumn[], { cells, isBold }: Row, height: number): void {
  const top = paper.y + GAP
  drawCells(paper, columns, (index, left, width) => {
    const [text, below] = cellParts(cells[index] ?? '')
    const align = columns[index]?.align ?? 'left'
    paper.font(isBold ? 'bold' : 'regular').fontSize(8)
    paper.text(text, left, top, { width, align, features: ['tnum', 'kern'] })
    if (below) paper.font('regular').fontSize(7).text(below, left, paper.y, { width, align })
  })
  paper.y = top + height - GAP
}

function drawCells(
  paper: Paper,
  columns: TableColumn[],
  draw: (index: number, left: number, width: number) => void,
): void {
  let left = leftEdgeOf(columns)
  columns.forEach(({ width }, index) => {
    draw(index, left, width - GAP)
    left += width
  })
  paper.x = MARGIN
}
