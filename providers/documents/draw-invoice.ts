import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { Entry } from '#rules/basics/text-fitting.ts'
import type { InvoiceParty, InvoiceRow, InvoiceSheet } from './invoice-sheet.ts'
import { box, PAGE, type Style, words } from './sheet-pieces.ts'
import { pdfFamily } from './typefaces.ts'

const EDGE = { top: 48, side: 48, bottom: 78 } as const
/** The same facts are the same bytes: what has a date tells it in its text. */
const NO_DATE = new Date(0)

interface InvoiceDrawing extends InvoiceSheet {
  titleFonts: string[]
  textFonts: string[]
}

/** As many pages of A4 as the lines need; their head and the foot of the house stand on each. */
export function drawInvoice(sheet: InvoiceSheet): Promise<Buffer> {
  const { look, title, estate, lang } = sheet
  const drawing = { ...sheet, titleFonts: pdfFamily(look.titleFamily), textFonts: pdfFamily(look.textFamily) }
  const facts = { title, author: estate, language: lang, creator: 'Cuvée', producer: 'Cuvée', creationDate: NO_DATE }
  const style: Style = {
    paddingTop: EDGE.top,
    paddingHorizontal: EDGE.side,
    paddingBottom: EDGE.bottom,
    fontFamily: drawing.textFonts,
    fontSize: 9,
    lineHeight: 1.45,
    color: look.ink,
  }
  return renderToBuffer(
    h(
      Document,
      facts,
      h(
        Page,
        { size: 'A4', style },
        runningHead(drawing),
        head(drawing),
        parties(drawing),
        ...(drawing.statement === null ? [lineTable(drawing)] : [statement(drawing, drawing.statement)]),
        closing(drawing),
        foot(drawing),
      ),
    ),
  )
}

/** From the second page on, whose invoice this is. */
function runningHead({ estate, title, look, titleFonts }: InvoiceDrawing): ReactElement {
  const style: Style = { fontFamily: titleFonts, fontSize: 11, color: look.heading, marginBottom: 12 }
  return h(Text, {
    fixed: true,
    style: { position: 'absolute', top: 24, left: EDGE.side, ...style },
    render: ({ pageNumber }: { pageNumber: number }) => (pageNumber > 1 ? `${estate}  ·  ${title}` : ''),
  })
}

function head({ estate, kind, facts, look, titleFonts }: InvoiceDrawing): ReactElement {
  const name: Style = { fontFamily: titleFonts, fontSize: 20, lineHeight: 1.15, color: look.heading }
  return box(
    { marginBottom: 26 },
    box(
      { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' },
      words({ text: estate, style: { ...name, width: 300 } }),
      words({ text: kind, style: { ...name, fontSize: 26, color: look.primary, textAlign: 'right' } }),
    ),
    box({ height: 1, backgroundColor: look.accent, marginTop: 12, marginBottom: 12 }),
    box(
      { flexDirection: 'row', flexWrap: 'wrap', columnGap: 30, rowGap: 8 },
      ...facts.map((fact) => labelled(fact, look.accent)),
    ),
  )
}

function labelled({ label, text }: Entry, colour: string): ReactElement {
  return box({}, caption({ label, colour }), words({ text, style: { fontSize: 10 } }))
}

function caption({ label, colour, style = {} }: { label: string; colour: string; style?: Style }): ReactElement {
  return words({
    text: label.toLocaleUpperCase('fr'),
    style: {
      fontSize: 6.6,
      letterSpacing: 1,
      fontWeight: 500,
      color: colour,
      ...style,
    },
  })
}

function parties({ seller, buyer, delivery, look }: InvoiceDrawing): ReactElement {
  const shown = [seller, buyer, ...(delivery ? [delivery] : [])]
  return box(
    { flexDirection: 'row', gap: 24, marginBottom: 26 },
    ...shown.map((one) => party({ party: one, colour: look.accent, share: 1 / shown.length })),
  )
}

interface PartyOptions {
  party: InvoiceParty
  colour: string
  share: number
}

function party({ party: { label, lines }, colour, share }: PartyOptions): ReactElement {
  return box(
    { flexGrow: 1, flexBasis: `${share * 100}%` },
    caption({ label, colour, style: { marginBottom: 3 } }),
    ...lines.map((line, at) => words({ text: line, style: at === 0 ? { fontWeight: 500 } : {} })),
  )
}

const WIDTHS: Readonly<Record<keyof Omit<InvoiceRow, 'detail'>, Style>> = {
  name: { flexGrow: 1, flexBasis: 0, paddingRight: 10 },
  quantity: { width: 48, textAlign: 'right' },
  unit: { width: 74, textAlign: 'right' },
  rate: { width: 62, textAlign: 'right' },
  net: { width: 66, textAlign: 'right' },
  gross: { width: 70, textAlign: 'right' },
}
const FIGURES = ['quantity', 'unit', 'rate', 'net', 'gross'] as const

function lineTable({ columns, rows, look }: InvoiceDrawing): ReactElement {
  const label = (key: keyof typeof WIDTHS) =>
    caption({ label: columns[key], colour: look.accent, style: { ...WIDTHS[key], letterSpacing: 0.6 } })
  const top: Style = {
    flexDirection: 'row',
    alignItems: 'flex-end',
    paddingBottom: 5,
    borderBottomWidth: 0.8,
    borderBottomColor: look.accent,
    borderBottomStyle: 'solid',
  }
  return box(
    { marginBottom: 18 },
    h(View, { fixed: true, style: top }, label('name'), ...FIGURES.map(label)),
    ...rows.map((row) => line(row, look.tint)),
  )
}

function line(row: InvoiceRow, rule: string): ReactElement {
  const style: Style = {
    flexDirection: 'row',
    paddingVertical: 6,
    borderBottomWidth: 0.8,
    borderBottomColor: rule,
    borderBottomStyle: 'solid',
  }
  const detail = row.detail === '' ? [] : [words({ text: row.detail, style: { fontSize: 7.6 } })]
  const name = box(WIDTHS.name, words({ text: row.name, style: { fontWeight: 500 } }), ...detail)
  return h(View, { wrap: false, style }, name, ...FIGURES.map((key) => words({ text: row[key], style: WIDTHS[key] })))
}

function statement({ look }: InvoiceDrawing, said: string): ReactElement {
  return box(
    { padding: 14, marginBottom: 18, backgroundColor: look.tint },
    words({ text: said, style: { fontSize: 10, lineHeight: 1.5 } }),
  )
}

/** VAT, totals and mentions stay together. */
function closing(drawing: InvoiceDrawing): ReactElement {
  return h(
    View,
    { wrap: false },
    box(
      { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start', gap: 30 },
      vatTable(drawing),
      sums(drawing),
    ),
    box(
      { marginTop: 22 },
      ...drawing.mentions.map((mention) => words({ text: mention, style: { fontSize: 8, marginBottom: 3 } })),
    ),
  )
}

function vatTable({ vat, look }: InvoiceDrawing): ReactElement {
  const cell = (at: number): Style => ({ width: at === 0 ? 42 : 58, textAlign: at === 0 ? 'left' : 'right' })
  return box(
    { width: 216 },
    box(
      { flexDirection: 'row', paddingBottom: 4 },
      ...vat.columns.map((label, at) =>
        caption({ label, colour: look.accent, style: { ...cell(at), letterSpacing: 0.6 } }),
      ),
    ),
    ...vat.rows.map((row) =>
      box(
        { flexDirection: 'row', paddingVertical: 2 },
        ...row.map((text, at) => words({ text, style: { ...cell(at), fontSize: 8.4 } })),
      ),
    ),
  )
}

function sums({ sums: rows, look }: InvoiceDrawing): ReactElement {
  const total: Style = { fontSize: 12, fontWeight: 600, color: look.heading }
  const rule: Style = {
    borderTopWidth: 0.8,
    borderTopColor: look.accent,
    borderTopStyle: 'solid',
    marginTop: 4,
    paddingTop: 6,
  }
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

function foot({ foot: said, paging, look }: InvoiceDrawing): ReactElement {
  const small: Style = { fontSize: 7, lineHeight: 1.4, textAlign: 'center' }
  const width = PAGE.width - 2 * EDGE.side
  const place: Style = { position: 'absolute', left: EDGE.side, top: PAGE.height - EDGE.bottom + 12, width }
  return h(
    View,
    { fixed: true, style: place },
    box({ height: 0.6, backgroundColor: look.accent, marginBottom: 6 }),
    words({ text: said, style: small }),
    h(Text, {
      style: { ...small, marginTop: 3 },
      render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages?: number }) =>
        paging.replace('{page}', String(pageNumber)).replace('{pages}', String(totalPages ?? '')),
    }),
  )
}
