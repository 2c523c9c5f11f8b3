import {
  type Entry,
  type FittedEntry,
  fitEntries,
  fittingSize,
  inTwoColumns,
  type TextBox,
  wrappedLines,
} from '#rules/basics/text-fitting.ts'
import { box, type Piece, picture, type Style, type TextStyle, words } from './layout/pieces.ts'
import { capitals, code, estateMark, letterWidth, PAGE, type SheetDrawing } from './sheet-pieces.ts'

const EDGE = { side: 58, top: 50, bottom: 40 } as const
const WIDTH = PAGE.width - 2 * EDGE.side
const HEIGHT = PAGE.height - EDGE.top - EDGE.bottom

const LOGO = { width: 170, height: 56 } as const
const NAME_SIZES = [44, 38, 32, 26, 22] as const
/** Without a picture there is room for larger ones. */
const LARGE_TEXT_SIZES = [11.5, 11, 10.5, 10] as const
const TEXT_SIZES = [9.6, 9.2, 8.8, 8.4, 8, 7.6] as const
const LINE = 1.42
/** A heading with the space before it; where there are many, they move closer together. */
const LABEL_HEIGHT = { few: 24, many: 20 } as const
const MANY_TEXTS = 7
const LEAST_BOTTLE = { few: 205, many: 176 } as const
const COLUMN_GAP = 26
const AWARD_HEIGHT = 14
const FOOT_HEIGHT = 100
const MOST_AWARDS = 3
const APPELLATION_SIZE = 7.6

/** Centred and engraved: a fine frame, the bottle in the middle, facts on both sides of it, texts in two columns below. */
export function classicSheet(drawing: SheetDrawing): Piece {
  const name = fittedName(drawing)
  const appellation = appellationLines(drawing)
  const headHeight = LOGO.height + 66 + appellation * 12 + name.lines * name.size * 1.08
  const awards = drawing.awards.slice(0, MOST_AWARDS)
  const awardsHeight = awards.length > 0 ? awards.length * AWARD_HEIGHT + 12 : 0
  const free = HEIGHT - headHeight - awardsHeight - FOOT_HEIGHT
  const bottleHeight = bottleRoom(drawing, free)
  const textHeight = free - bottleHeight - 14
  return box(
    { width: PAGE.width, height: PAGE.height, paddingHorizontal: EDGE.side, paddingTop: EDGE.top },
    frame({ drawing, inset: 20, weight: 0.8 }),
    frame({ drawing, inset: 24.5, weight: 0.35 }),
    head(drawing, { height: headHeight, name: { ...name, appellation } }),
    bottleWithFacts(drawing, bottleHeight),
    awardList(drawing, { awards, height: awardsHeight }),
    texts(drawing, textHeight),
    foot(drawing),
  )
}

function fittedName({ name, look }: SheetDrawing): { size: number; lines: number } {
  const room = {
    width: WIDTH,
    height: 96,
    letterWidth: letterWidth(look.titleFamily) * 1.12,
    lineHeight: 1.08,
    labelHeight: 0,
  }
  const size = fittingSize({ entries: [{ label: '', text: name }], room, sizes: NAME_SIZES })
  return { size, lines: Math.min(2, wrappedLines({ text: name, size, room })) }
}

function appellationLines({ appellation }: SheetDrawing): number {
  const room = { width: WIDTH, height: 0, letterWidth: 0.94, lineHeight: 1, labelHeight: 0 }
  return appellation === null ? 0 : Math.min(2, wrappedLines({ text: appellation, size: APPELLATION_SIZE, room }))
}

/** Long texts take room from the bottle, down to a size at which its label can still be seen. */
function bottleRoom({ texts: given, facts, look, pictures }: SheetDrawing, free: number): number {
  if (!pictures.bottle) return Math.ceil(facts.length / 2) * 52 + 40
  const columnWidth = (WIDTH - COLUMN_GAP) / 2
  const room: TextBox = { ...columnRoom(look.textFamily, given), width: columnWidth, height: Number.POSITIVE_INFINITY }
  const [left, right] = inTwoColumns(given)
  const entriesHeight = (entries: readonly Entry[]) =>
    entries.reduce(
      (sum, { text }) =>
        sum + room.labelHeight + wrappedLines({ text, size: TEXT_SIZES[1], room }) * TEXT_SIZES[1] * LINE,
      0,
    )
  const wanted = Math.max(entriesHeight(left), entriesHeight(right)) + 24
  return Math.min(330, Math.max(LEAST_BOTTLE[textAmount(given)], free - wanted))
}

function columnRoom(textFamily: string, entries: readonly Entry[]): Omit<TextBox, 'width' | 'height'> {
  return { letterWidth: letterWidth(textFamily), lineHeight: LINE, labelHeight: LABEL_HEIGHT[textAmount(entries)] }
}

function textAmount(entries: readonly Entry[]): 'few' | 'many' {
  return entries.length > MANY_TEXTS ? 'many' : 'few'
}

interface FrameOptions {
  drawing: SheetDrawing
  inset: number
  weight: number
}

function frame({ drawing: { look }, inset, weight }: FrameOptions): Piece {
  const place: Style = {
    position: 'absolute',
    top: inset,
    left: inset,
    width: PAGE.width - 2 * inset,
    height: PAGE.height - 2 * inset,
  }
  return box({ ...place, border: { width: weight, colour: look.accent } })
}

function head(
  drawing: SheetDrawing,
  { height, name }: { height: number; name: { size: number; lines: number; appellation: number } },
): Piece {
  const { look, titleFonts, year, kicker, appellation } = drawing
  const nameStyle: TextStyle = {
    fonts: titleFonts,
    fontWeight: 500,
    fontSize: name.size,
    lineHeight: 1.08,
    color: look.heading,
  }
  const place: TextStyle = { fontSize: APPELLATION_SIZE, letterSpacing: 2, lineHeight: 1.5, textAlign: 'center' }
  const line = [kicker, year].filter(Boolean).join('  ·  ')
  return box(
    { height, alignItems: 'center', overflow: 'hidden' },
    box(
      { height: LOGO.height, justifyContent: 'center', alignItems: 'center' },
      estateMark(drawing, {
        place: { width: LOGO.width, height: LOGO.height },
        name: { fontSize: 17, letterSpacing: 1, textAlign: 'center' },
      }),
    ),
    ornament(look.accent),
    ...(appellation ? [capitals({ text: appellation, drawing, style: place, maxLines: name.appellation })] : []),
    words({
      text: drawing.name,
      style: { ...nameStyle, textAlign: 'center', marginTop: 5, width: WIDTH },
      maxLines: 2,
    }),
    words({
      text: line,
      style: { fonts: titleFonts, fontSize: 13.5, color: look.primary, marginTop: 4 },
      maxLines: 1,
    }),
  )
}

/** A lozenge between two hairlines, as engravers part things. */
function ornament(colour: string): Piece {
  const path = 'M0 5h52M68 5h52'
  return {
    kind: 'drawing',
    style: { width: 120, height: 10, marginTop: 8, marginBottom: 8 },
    view: { width: 120, height: 10 },
    paths: [
      { d: path, stroke: colour, strokeWidth: 0.5 },
      { d: 'M60 1.2L63.8 5L60 8.8L56.2 5z', fill: colour },
    ],
  }
}

function bottleWithFacts(drawing: SheetDrawing, height: number): Piece {
  const { bottle } = drawing.pictures
  const half = Math.ceil(drawing.facts.length / 2)
  const middle = bottle ? [picture(bottle, { width: 128, height })] : []
  return box(
    { height, flexDirection: 'row', justifyContent: 'center', overflow: 'hidden' },
    factColumn(drawing, { facts: drawing.facts.slice(0, half), textAlign: 'right' }),
    box({ width: bottle ? 150 : 40, height, alignItems: 'center' }, ...middle),
    factColumn(drawing, { facts: drawing.facts.slice(half), textAlign: 'left' }),
  )
}

function factColumn(
  drawing: SheetDrawing,
  { facts, textAlign }: { facts: readonly Entry[]; textAlign: 'left' | 'right' },
): Piece {
  const value: TextStyle = {
    fonts: drawing.titleFonts,
    fontWeight: 500,
    fontSize: 12.5,
    lineHeight: 1.22,
    color: drawing.look.ink,
  }
  return box(
    { width: (WIDTH - 150) / 2, justifyContent: 'center' },
    ...facts.map(({ label, text }) =>
      box(
        { marginVertical: 7 },
        capitals({ text: label, drawing, style: { textAlign } }),
        words({ text, style: { ...value, textAlign, marginTop: 2.5 }, maxLines: 4 }),
      ),
    ),
  )
}

function awardList(drawing: SheetDrawing, { awards, height }: { awards: readonly string[]; height: number }): Piece {
  const style: TextStyle = {
    fonts: drawing.titleFonts,
    fontStyle: 'italic',
    fontSize: 11.5,
    lineHeight: 1.2,
    color: drawing.look.primary,
  }
  const lines = awards.map((award) =>
    box(
      { height: AWARD_HEIGHT, width: WIDTH },
      words({ text: award, style: { ...style, textAlign: 'center' }, maxLines: 1 }),
    ),
  )
  return box({ height, paddingTop: 10, alignItems: 'center', overflow: 'hidden' }, ...lines)
}

function texts(drawing: SheetDrawing, height: number): Piece {
  const columns = inTwoColumns(drawing.texts)
  const width = columns[1].length > 0 ? (WIDTH - COLUMN_GAP) / 2 : WIDTH
  const room: TextBox = { ...columnRoom(drawing.look.textFamily, drawing.texts), width, height }
  const sizes = drawing.pictures.bottle ? TEXT_SIZES : [...LARGE_TEXT_SIZES, ...TEXT_SIZES]
  const size = Math.min(...columns.map((column) => fittingSize({ entries: column, room, sizes })))
  const shown = columns.filter((column) => column.length > 0)
  return box(
    { height, marginTop: 14, flexDirection: 'row', columnGap: COLUMN_GAP, overflow: 'hidden' },
    ...shown.map((column) =>
      box({ width }, ...fitEntries({ entries: column, size, room }).map((entry) => text(drawing, { entry, size }))),
    ),
  )
}

function text(
  drawing: SheetDrawing,
  { entry: { label, text: told, maxLines }, size }: { entry: FittedEntry; size: number },
): Piece {
  const style: TextStyle = { fonts: drawing.textFonts, fontSize: size, lineHeight: LINE, color: drawing.look.ink }
  return box(
    { marginBottom: LABEL_HEIGHT[textAmount(drawing.texts)] - 12 },
    box({ height: 12 }, capitals({ text: label, drawing })),
    words({ text: told, style, maxLines }),
  )
}

function foot(drawing: SheetDrawing): Piece {
  const { look, textFonts, legal, address, message, link } = drawing
  const small: TextStyle = { fonts: textFonts, fontSize: 6.8, lineHeight: 1.4, color: look.ink }
  return box(
    { position: 'absolute', left: EDGE.side, bottom: EDGE.bottom, width: WIDTH, height: FOOT_HEIGHT - 8 },
    box({ height: 0.4, backgroundColor: look.accent, marginBottom: 8 }),
    box(
      { flexDirection: 'row', justifyContent: 'space-between' },
      box({ width: 128 }, ...address.slice(0, 6).map((line) => words({ text: line, style: small, maxLines: 1 }))),
      box(
        { width: 240 },
        ...legal.map(({ label, text: said }) =>
          words({ text: `${label} ${said}`, style: { ...small, textAlign: 'center' }, maxLines: 3 }),
        ),
      ),
      box(
        { width: 128, alignItems: 'flex-end' },
        box({ marginRight: -6, marginTop: -6 }, code({ url: link.url, side: 64, colour: look.ink })),
        words({ text: link.caption, style: { ...small, fontSize: 6, textAlign: 'right' }, maxLines: 1 }),
      ),
    ),
    words({
      text: message,
      style: { ...small, position: 'absolute', bottom: 0, width: WIDTH, textAlign: 'center', fontStyle: 'italic' },
      maxLines: 1,
    }),
  )
}
