import { caption, drawPaper, type PaperDrawing, parties, ruled, tableHead, whole } from './draw-paper.ts'
import type { InvoiceCells, InvoiceRow, InvoiceSheet } from './invoice-sheet.ts'
import type { Block } from './layout/flow-pages.ts'
import { box, type Piece, type Style, type TextStyle, words } from './layout/pieces.ts'

/** As many pages of A4 as the lines need. */
export function drawInvoice(sheet: InvoiceSheet, logo: Uint8Array | null): Buffer {
  const { seller, buyer, delivery, statement: said, rows } = sheet
  return drawPaper(sheet, {
    logo,
    content: (drawing) => [
      whole(parties({ shown: [seller, buyer, ...(delivery ? [delivery] : [])], colour: drawing.look.accent })),
      ...(said === null ? [] : [whole(statement(drawing, said))]),
      ...(rows.length === 0 ? [] : [lineTable(drawing)]),
      whole(closing(drawing)),
    ],
  })
}

const WIDTHS: Readonly<Record<keyof InvoiceCells, TextStyle>> = {
  name: { flexGrow: 1, flexBasis: 0, paddingRight: 10 },
  quantity: { width: 46, textAlign: 'right' },
  unit: { width: 72, textAlign: 'right' },
  rate: { width: 44, textAlign: 'right' },
  net: { width: 60, textAlign: 'right' },
  vat: { width: 56, textAlign: 'right' },
  gross: { width: 62, textAlign: 'right' },
}
const FIGURES = ['quantity', 'unit', 'rate', 'net', 'vat', 'gross'] as const

function lineTable({ columns, rows, look }: PaperDrawing<InvoiceSheet>): Block {
  const label = (key: keyof typeof WIDTHS) =>
    caption({ label: columns[key], colour: look.accent, style: { ...WIDTHS[key] } })
  return {
    kind: 'table',
    head: box(tableHead(look.accent), label('name'), ...FIGURES.map(label)),
    rows: withParts(rows).map((together) => box(ruled(look.tint), ...together.map(line))),
    marginBottom: 18,
  }
}

/** Each line with what of it lies under which rate: no page comes between them. */
function withParts(rows: readonly InvoiceRow[]): InvoiceRow[][] {
  const groups: InvoiceRow[][] = []
  for (const row of rows) {
    if (row.isPart) groups.at(-1)?.push(row)
    else groups.push([row])
  }
  return groups
}

function line(row: InvoiceRow): Piece {
  const own: TextStyle = row.isPart ? { fontSize: 8, paddingLeft: 10 } : { fontWeight: 500 }
  const small: TextStyle = row.isPart ? { fontSize: 8 } : {}
  const details = row.details.map((text) => words({ text, style: { fontSize: 7.6 } }))
  const name = box(WIDTHS.name, words({ text: row.name, style: own }), ...details)
  const figures = FIGURES.map((key) => words({ text: row[key], style: { ...WIDTHS[key], ...small } }))
  return box({ flexDirection: 'row', ...(row.isPart ? { paddingTop: 2 } : {}) }, name, ...figures)
}

function statement({ look }: PaperDrawing<InvoiceSheet>, said: string): Piece {
  return box(
    { padding: 14, marginBottom: 18, backgroundColor: look.tint },
    words({ text: said, style: { fontSize: 10, lineHeight: 1.5 } }),
  )
}

/** VAT, totals and mentions stay together. */
function closing(drawing: PaperDrawing<InvoiceSheet>): Piece {
  return box(
    {},
    box(
      { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start', columnGap: 30 },
      vatTable(drawing),
      sums(drawing),
    ),
    box(
      { marginTop: 22 },
      ...drawing.mentions.map((mention) => words({ text: mention, style: { fontSize: 8, marginBottom: 3 } })),
    ),
  )
}

function vatTable({ vat, look }: PaperDrawing<InvoiceSheet>): Piece {
  const cell = (at: number): TextStyle => ({ width: at === 0 ? 42 : 58, textAlign: at === 0 ? 'left' : 'right' })
  return box(
    { width: 216 },
    box(
      { flexDirection: 'row', paddingBottom: 4 },
      ...vat.columns.map((label, at) => caption({ label, colour: look.accent, style: { ...cell(at) } })),
    ),
    ...vat.rows.map((row) =>
      box(
        { flexDirection: 'row', paddingVertical: 2 },
        ...row.map((text, at) => words({ text, style: { ...cell(at), fontSize: 8.4 } })),
      ),
    ),
  )
}

function sums({ sums: rows, look }: PaperDrawing<InvoiceSheet>): Piece {
  const total: TextStyle = { fontSize: 12, fontWeight: 600, color: look.heading }
  const rule: Style = { borderTop: { width: 0.8, colour: look.accent }, marginTop: 4, paddingTop: 6 }
  return box(
    { width: 220 },
    ...rows.map(({ label, amount, isTotal }) =>
      box(
        { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2, ...(isTotal ? rule : {}) },
        words({ text: label, style: isTotal ? total : {} }),
        words({ text: amount, style: isTotal ? total : {} }),
      ),
    ),
  )
}
