import type { Entry } from '#rules/basics/text-fitting.ts'
import { writeDocument } from './layout/document.ts'
import { type Block, flowPages } from './layout/flow-pages.ts'
import { box, type Piece, picture, type Style, type TextStyle, words } from './layout/pieces.ts'
import { type Placed, place } from './layout/place.ts'
import type { Paper, PaperParty } from './paper.ts'
import type { Typeface } from './pdf/face-chain.ts'
import { pictureRatio } from './picture-ratio.ts'
import { PAGE, sheetFonts } from './sheet-pieces.ts'

const EDGE = { top: 48, side: 48, bottom: 78 } as const
const LOGO = { maxWidth: 220, height: 54 } as const

/** A paper with its logo, and its two typefaces. */
export type PaperDrawing<Sheet extends Paper> = Sheet & {
  logoBytes: Uint8Array | null
  titleFonts: Typeface
  textFonts: Typeface
}

interface PaperContent<Sheet extends Paper> {
  logo: Uint8Array | null
  content: (drawing: PaperDrawing<Sheet>) => Block[]
}

const WIDTH = PAGE.width - 2 * EDGE.side

/** The head of the house, what the paper tells, and the foot of the house on each page. */
export function drawPaper<Sheet extends Paper>(sheet: Sheet, content: PaperContent<Sheet>): Buffer {
  return drawPapers([sheet], content)
}

/** Several papers as one document, each with pages of its own; its facts are those of the first. */
export function drawPapers<Sheet extends Paper>(sheets: readonly Sheet[], content: PaperContent<Sheet>): Buffer {
  const [first] = sheets
  if (!first) throw new Error('No paper is to be drawn')
  const { title, estate, lang, issuedAt } = first
  const facts = { title, author: estate, language: lang, date: new Date(issuedAt) }
  return writeDocument(
    sheets.flatMap((sheet) => paperPages(sheet, content)),
    { facts, size: PAGE },
  )
}

function paperPages<Sheet extends Paper>(sheet: Sheet, { logo, content }: PaperContent<Sheet>): Placed[][] {
  const { look } = sheet
  const drawing = { ...sheet, logoBytes: logo, ...sheetFonts(sheet) }
  const base: TextStyle = { fonts: drawing.textFonts, fontSize: 9, lineHeight: 1.45, color: look.ink }
  const frame = { left: EDGE.side, top: EDGE.top, width: WIDTH, bottom: PAGE.height - EDGE.bottom, base }
  const told = flowPages([whole(head(drawing)), ...content(drawing)], frame)
  return told.map((pieces, at) => [...around(drawing, { base, page: at + 1, pages: told.length }), ...pieces])
}

export function whole(piece: Piece): Block {
  return { kind: 'whole', piece }
}

type AnyDrawing = PaperDrawing<Paper>

interface Numbering {
  base: TextStyle
  page: number
  pages: number
}

/** What stands on every page: its foot, and from the second on whose paper this is. */
function around(drawing: AnyDrawing, { base, page, pages }: Numbering): Placed[] {
  const at = (piece: Piece, y: number) => ({ ...place(piece, { width: WIDTH, base }), x: EDGE.side, y })
  const below = at(foot(drawing, { page, pages }), PAGE.height - EDGE.bottom + 12)
  return page === 1 ? [below] : [at(runningHead(drawing), 24), below]
}

function runningHead({ estate, title, look, titleFonts }: AnyDrawing): Piece {
  return words({
    text: `${estate}  ·  ${title}`,
    style: { fonts: titleFonts, fontSize: 11, color: look.heading },
    maxLines: 1,
  })
}

function head(drawing: AnyDrawing): Piece {
  const { kind, facts, look } = drawing
  const large: TextStyle = { ...nameStyle(drawing), fontSize: 26, color: look.primary, textAlign: 'right' }
  return box(
    { marginBottom: 26 },
    box(
      { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' },
      mark(drawing),
      words({ text: kind, style: large }),
    ),
    box({ height: 1, backgroundColor: look.accent, marginTop: 12, marginBottom: 12 }),
    box(
      { flexDirection: 'row', flexWrap: 'wrap', columnGap: 30, rowGap: 8 },
      ...facts.map((fact) => labelled(fact, look.accent)),
    ),
  )
}

function nameStyle({ titleFonts, look }: AnyDrawing): TextStyle {
  return { fonts: titleFonts, fontSize: 20, lineHeight: 1.15, color: look.heading }
}

/** The logo, or the estate’s name where there is none to draw. */
function mark(drawing: AnyDrawing): Piece {
  const { logoBytes, estate } = drawing
  if (!logoBytes) return words({ text: estate, style: { ...nameStyle(drawing), width: 300 } })
  const ratio = pictureRatio(logoBytes)
  const height = Math.min(LOGO.height, LOGO.maxWidth / ratio)
  return picture(logoBytes, { height, width: height * ratio })
}

function labelled({ label, text }: Entry, colour: string): Piece {
  return box({}, caption({ label, colour }), words({ text, style: { fontSize: 10 } }))
}

export function caption({ label, colour, style = {} }: { label: string; colour: string; style?: TextStyle }): Piece {
  const usual: TextStyle = { fontSize: 6.8, letterSpacing: 0.4, fontWeight: 500, color: colour }
  return words({ text: label.toLocaleUpperCase('fr'), style: { ...usual, ...style } })
}

/** Side by side, each as wide as the others. */
export function parties({ shown, colour }: { shown: readonly PaperParty[]; colour: string }): Piece {
  const share = 1 / shown.length
  return box(
    { flexDirection: 'row', columnGap: 24, marginBottom: 26 },
    ...shown.map(({ label, lines }) =>
      box(
        { flexGrow: 1, flexBasis: share },
        caption({ label, colour, style: { marginBottom: 3 } }),
        ...lines.map((line, at) => words({ text: line, style: at === 0 ? { fontWeight: 500 } : {} })),
      ),
    ),
  )
}

/** The captions of a table: they come again on every page. */
export function tableHead(colour: string): Style {
  return { flexDirection: 'row', alignItems: 'flex-end', paddingBottom: 5, borderBottom: { width: 0.8, colour } }
}

/** What stands in a table, with a line under it. */
export function ruled(colour: string): Style {
  return { paddingVertical: 6, borderBottom: { width: 0.8, colour } }
}

function foot({ foot: said, paging, look }: AnyDrawing, { page, pages }: Pick<Numbering, 'page' | 'pages'>): Piece {
  const small: TextStyle = { fontSize: 7, lineHeight: 1.4, textAlign: 'center' }
  const numbered = paging.replace('{page}', String(page)).replace('{pages}', String(pages))
  return box(
    {},
    box({ height: 0.6, backgroundColor: look.accent, marginBottom: 6 }),
    words({ text: said, style: small }),
    words({ text: numbered, style: { ...small, marginTop: 3 } }),
  )
}
