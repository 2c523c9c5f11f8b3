import {
  type Entry,
  type FittedEntry,
  fitEntries,
  fittingSize,
  type TextBox,
  wrappedLines,
} from '#rules/basics/text-fitting.ts'
import { box, type Piece, picture, type Style, type TextStyle, words } from './layout/pieces.ts'
import { capitals, code, estateMark, letterWidth, PAGE, type SheetDrawing } from './sheet-pieces.ts'

const EDGE = 40
const PANEL = 150
const LEFT = 226
const WIDTH = PAGE.width - LEFT - EDGE
const TOP = 44
const FOOT_HEIGHT = 96
const NAME_SIZES = [50, 47, 44, 41, 38, 32, 27, 23] as const
const LARGE = 36
const TEXT_SIZES = [10.4, 9.9, 9.4, 9, 8.6, 8.2, 7.8, 7.4] as const
const LINE = 1.45
const LABEL_HEIGHT = 22
const FACT_LINE = 13
const MOST_AWARDS = 3

/** Asymmetric: a field of colour on the left from edge to edge, the bottle across its border, everything told beside it. */
export function modernSheet(drawing: SheetDrawing): Piece {
  const { look } = drawing
  return box(
    { width: PAGE.width, height: PAGE.height },
    box({ position: 'absolute', left: 0, top: 0, width: PANEL, height: PAGE.height, backgroundColor: look.tint }),
    box({ position: 'absolute', left: 0, top: 0, width: 7, height: PAGE.height, backgroundColor: look.primary }),
    box(
      { position: 'absolute', left: EDGE, top: TOP, width: PANEL - EDGE - 14, height: 60 },
      estateMark(drawing, {
        place: { width: PANEL - EDGE - 14, height: 50, objectPosition: 'left' },
        name: { fontSize: 14, lineHeight: 1.15 },
      }),
    ),
    ...bottle(drawing),
    told(drawing),
    foot(drawing),
  )
}

function bottle({ pictures }: SheetDrawing): Piece[] {
  const place: Style = { position: 'absolute', left: 26, top: 168, width: 176, height: 540 }
  return pictures.bottle ? [picture(pictures.bottle, place)] : []
}

function told(drawing: SheetDrawing): Piece {
  const { look, titleFonts, textFonts } = drawing
  const name = fittedName(drawing)
  const rows = factRows(drawing)
  const awards = drawing.awards.slice(0, MOST_AWARDS)
  const yearHeight = drawing.year ? 62 : 0
  const headHeight = yearHeight + name.lines * name.size + 56
  const awardsHeight = awards.length > 0 ? LABEL_HEIGHT + awards.length * FACT_LINE + 10 : 0
  const factsHeight = rows.reduce((sum, { height }) => sum + height, 0) + 20
  const room = {
    ...textRoom(drawing),
    height: PAGE.height - TOP - FOOT_HEIGHT - headHeight - factsHeight - awardsHeight - 20,
  }
  const size = fittingSize({ entries: drawing.texts, room, sizes: TEXT_SIZES })
  const style: TextStyle = {
    fonts: titleFonts,
    fontWeight: 600,
    fontSize: name.size,
    lineHeight: 1,
    color: look.heading,
  }
  const year: TextStyle = { fonts: titleFonts, fontWeight: 300, fontSize: 62, lineHeight: 1, color: look.primary }
  return box(
    { position: 'absolute', left: LEFT, top: TOP - 6, width: WIDTH },
    box(
      { marginBottom: 20 },
      ...(drawing.year
        ? [
            words({
              text: drawing.year,
              style: { ...year, height: yearHeight, letterSpacing: -1, figures: 'lining' },
              maxLines: 1,
            }),
          ]
        : []),
      words({ text: drawing.name, style, maxLines: name.lines }),
      words({
        text: [drawing.appellation, drawing.kicker].filter(Boolean).join(' — '),
        style: { fonts: textFonts, fontSize: 10.5, lineHeight: 1.3, color: look.accent, marginTop: 9 },
        maxLines: 2,
      }),
    ),
    box({ height: factsHeight, overflow: 'hidden' }, ...rows.map((row) => factRow(drawing, row))),
    box({}, ...fitEntries({ entries: drawing.texts, size, room }).map((entry) => text(drawing, { entry, size }))),
    box({ height: awardsHeight, overflow: 'hidden', marginTop: 4 }, ...awardList(drawing, awards)),
  )
}

/** On one line while it can be large there, on two or three otherwise. */
function fittedName({ name, look }: SheetDrawing): { size: number; lines: number } {
  const room: TextBox = {
    width: WIDTH,
    height: 118,
    letterWidth: letterWidth(look.titleFamily) * 1.1,
    lineHeight: 1,
    labelHeight: 0,
  }
  const onOneLine = NAME_SIZES.filter((size) => size >= LARGE).find(
    (size) => wrappedLines({ text: name, size, room }) === 1,
  )
  const size = onOneLine ?? fittingSize({ entries: [{ label: '', text: name }], room, sizes: NAME_SIZES })
  return { size, lines: Math.min(3, wrappedLines({ text: name, size, room })) }
}

function textRoom({ look }: SheetDrawing): Omit<TextBox, 'height'> {
  return { width: WIDTH, letterWidth: letterWidth(look.textFamily), lineHeight: LINE, labelHeight: LABEL_HEIGHT }
}

interface FactRow {
  facts: readonly Entry[]
  lines: number
  height: number
}

/** Two facts a row; the longer one decides its height, three lines at most. */
function factRows({ facts, look }: SheetDrawing): FactRow[] {
  const room: TextBox = {
    width: (WIDTH - 16) / 2,
    height: 0,
    letterWidth: letterWidth(look.textFamily),
    lineHeight: 1,
    labelHeight: 0,
  }
  return Array.from({ length: Math.ceil(facts.length / 2) }, (_, at) => {
    const both = facts.slice(at * 2, at * 2 + 2)
    const lines = Math.min(3, Math.max(...both.map(({ text: said }) => wrappedLines({ text: said, size: 10, room }))))
    return { facts: both, lines, height: 24 + lines * FACT_LINE }
  })
}

function factRow(drawing: SheetDrawing, { facts, lines, height }: FactRow): Piece {
  const value: TextStyle = {
    fonts: drawing.textFonts,
    fontSize: 10,
    lineHeight: 1.3,
    color: drawing.look.ink,
    marginTop: 2,
  }
  return box(
    { height, flexDirection: 'row', columnGap: 16 },
    ...facts.map(({ label, text: said }) =>
      box(
        {
          width: (WIDTH - 16) / 2,
          borderTop: { width: 0.6, colour: drawing.look.primary },
          paddingTop: 5,
        },
        capitals({ text: label, drawing }),
        words({ text: said, style: value, maxLines: lines }),
      ),
    ),
  )
}

function text(
  drawing: SheetDrawing,
  { entry: { label, text: said, maxLines }, size }: { entry: FittedEntry; size: number },
): Piece {
  const style: TextStyle = { fonts: drawing.textFonts, fontSize: size, lineHeight: LINE, color: drawing.look.ink }
  return box(
    { marginBottom: 11 },
    box({ height: 11 }, capitals({ text: label, drawing })),
    words({ text: said, style, maxLines }),
  )
}

function awardList(drawing: SheetDrawing, awards: readonly string[]): Piece[] {
  const style: TextStyle = {
    fonts: drawing.textFonts,
    fontWeight: 500,
    fontSize: 9,
    lineHeight: 1.3,
    color: drawing.look.primary,
  }
  return awards.length === 0
    ? []
    : [
        box({ height: 14 }, capitals({ text: drawing.awardsLabel, drawing })),
        ...awards.map((award) => box({ height: FACT_LINE }, words({ text: award, style, maxLines: 1 }))),
      ]
}

function foot(drawing: SheetDrawing): Piece {
  const { look, textFonts, legal, address, message, link } = drawing
  const small: TextStyle = { fonts: textFonts, fontSize: 6.8, lineHeight: 1.4, color: look.ink }
  return box(
    {
      position: 'absolute',
      left: EDGE,
      bottom: 34,
      width: PAGE.width - 2 * EDGE,
      height: FOOT_HEIGHT - 30,
      flexDirection: 'row',
      alignItems: 'flex-end',
    },
    box(
      { width: PANEL - EDGE - 14 },
      box({ marginLeft: -6 }, code({ url: link.url, side: 64, colour: look.ink })),
      words({ text: link.caption, style: { ...small, fontSize: 6 }, maxLines: 1 }),
    ),
    box({ width: LEFT - PANEL + 14 }),
    box(
      { width: WIDTH, flexDirection: 'row', columnGap: 16 },
      box({ width: 112 }, ...address.slice(0, 6).map((line) => words({ text: line, style: small, maxLines: 1 }))),
      box(
        { width: WIDTH - 128 },
        ...legal.map(({ label, text: said }) => words({ text: `${label} ${said}`, style: small, maxLines: 3 })),
        words({ text: message, style: { ...small, marginTop: 3, fontWeight: 500 }, maxLines: 2 }),
      ),
    ),
  )
}
