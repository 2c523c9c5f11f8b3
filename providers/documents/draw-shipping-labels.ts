import type { LabelFormat } from '#contract/orders/closed-sets.ts'
import { writeDocument } from './layout/document.ts'
import { box, type Piece, type TextStyle, words } from './layout/pieces.ts'
import { type Placed, place } from './layout/place.ts'
import { PAGE, sheetFonts } from './sheet-pieces.ts'
import type { LabelSheets, ShippingLabel } from './shipping-labels.ts'

interface Grid {
  page: { width: number; height: number }
  columns: number
  rows: number
  /** Of type: small labels have small letters. */
  scale: number
}

/** Ten by fifteen centimetres, in points. */
const SINGLE_PAGE = { width: 283.46, height: 425.2 } as const

const GRIDS: Record<LabelFormat, Grid> = {
  A4_4: { page: PAGE, columns: 2, rows: 2, scale: 1 },
  A4_8: { page: PAGE, columns: 2, rows: 4, scale: 0.72 },
  SINGLE: { page: SINGLE_PAGE, columns: 1, rows: 1, scale: 1 },
}
/** Printers leave a margin, and labels are never cut quite straight. */
const INSET = 20
const INK = '#000000'

/** Address labels, black on white: they are read by machines and in the rain. */
export function drawShippingLabels(sheets: LabelSheets): Buffer {
  const { title, estate, lang, issuedAt, format, labels, skipped } = sheets
  const grid = GRIDS[format]
  const perPage = grid.columns * grid.rows
  const { textFonts: fonts } = sheetFonts(sheets)
  const pages: Placed[][] = []
  for (const [at, label] of labels.entries()) {
    const slot = at + (skipped % perPage)
    const page = Math.floor(slot / perPage)
    pages[page] ??= []
    pages[page].push(placeLabel(label, { grid, slot: slot % perPage, base: { fonts, color: INK } }))
  }
  return writeDocument(pages, {
    facts: { title, author: estate, language: lang, date: new Date(issuedAt) },
    size: grid.page,
  })
}

interface LabelPlace {
  grid: Grid
  slot: number
  base: TextStyle
}

function placeLabel(label: ShippingLabel, { grid: { page, columns, rows, scale }, slot, base }: LabelPlace): Placed {
  const cell = { width: page.width / columns, height: page.height / rows }
  const height = cell.height - 2 * INSET
  const text: TextStyle = { ...base, fontSize: 9 * scale, lineHeight: 1.3 }
  const piece = box(
    { height, justifyContent: 'space-between' },
    senderPart(label, scale),
    recipientPart(label, scale),
    footPart(label, scale),
  )
  const placed = place(piece, { width: cell.width - 2 * INSET, base: text })
  return { ...placed, x: (slot % columns) * cell.width + INSET, y: Math.floor(slot / columns) * cell.height + INSET }
}

function caption(text: string, scale: number): Piece {
  const style: TextStyle = { fontSize: 6.5 * scale, letterSpacing: 0.5, fontWeight: 500 }
  return words({ text: text.toLocaleUpperCase('fr'), style, maxLines: 1 })
}

function senderPart({ sender }: ShippingLabel, scale: number): Piece {
  const style: TextStyle = { fontSize: 8 * scale }
  return box(
    { paddingBottom: 5 * scale, borderBottom: { width: 0.8, colour: INK } },
    caption(sender.label, scale),
    ...sender.lines.map((text) => words({ text, style, maxLines: 1 })),
  )
}

/** The name and the town in letters that are read across a loading ramp. */
function recipientPart({ recipient, point, phone }: ShippingLabel, scale: number): Piece {
  const [name = '', ...rest] = recipient.lines
  const plain: TextStyle = { fontSize: 13 * scale, lineHeight: 1.25 }
  return box(
    { padding: 8 * scale, border: { width: 1.4, colour: INK } },
    caption(recipient.label, scale),
    words({ text: name, style: { ...plain, fontSize: 15 * scale, fontWeight: 600 }, maxLines: 2 }),
    ...rest.map((text) => words({ text, style: plain, maxLines: 2 })),
    ...[point, phone].flatMap((text) =>
      text === null ? [] : [words({ text, style: { fontSize: 10 * scale, marginTop: 3 * scale }, maxLines: 1 })],
    ),
  )
}

function footPart({ reference, parcel, carrier, marks }: ShippingLabel, scale: number): Piece {
  const strong: TextStyle = { fontSize: 12 * scale, fontWeight: 600 }
  return box(
    { paddingTop: 5 * scale, borderTop: { width: 0.8, colour: INK } },
    box(
      { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' },
      words({ text: reference, style: strong, maxLines: 1 }),
      words({ text: parcel, style: strong, maxLines: 1 }),
    ),
    ...(carrier === null ? [] : [words({ text: carrier, style: { fontSize: 9 * scale }, maxLines: 1 })]),
    words({
      text: marks.join('  ·  ').toLocaleUpperCase('fr'),
      style: { fontSize: 10 * scale, fontWeight: 600, letterSpacing: 0.8, marginTop: 3 * scale },
      maxLines: 1,
    }),
  )
}
