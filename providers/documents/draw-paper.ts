import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { Entry } from '#rules/basics/text-fitting.ts'
import type { Paper, PaperParty } from './paper.ts'
import { pictureRatio } from './picture-ratio.ts'
import { box, PAGE, picture, type Style, sheetFonts, words } from './sheet-pieces.ts'

const EDGE = { top: 48, side: 48, bottom: 78 } as const
const LOGO = { maxWidth: 220, height: 54 } as const

/** A paper with its logo, and its two typefaces as PDF knows them. */
export type PaperDrawing<Sheet extends Paper> = Sheet & {
  logoBytes: Uint8Array | null
  titleFonts: string[]
  textFonts: string[]
}

interface PaperContent<Sheet extends Paper> {
  logo: Uint8Array | null
  content: (drawing: PaperDrawing<Sheet>) => ReactElement[]
}

/** The head of the house, what the paper tells, and the foot of the house on each page. */
export function drawPaper<Sheet extends Paper>(sheet: Sheet, { logo, content }: PaperContent<Sheet>): Promise<Buffer> {
  const { look, title, estate, lang, issuedAt } = sheet
  const drawing = { ...sheet, logoBytes: logo, ...sheetFonts(sheet) }
  const creationDate = new Date(issuedAt)
  const facts = { title, author: estate, language: lang, creator: 'Cuvée', producer: 'Cuvée', creationDate }
  const style: Style = {
    paddingTop: EDGE.top,
    paddingHorizontal: EDGE.side,
    paddingBottom: EDGE.bottom,
    fontFamily: drawing.textFonts,
    fontSize: 9,
    lineHeight: 1.45,
    color: look.ink,
  }
  const page = [runningHead(drawing), head(drawing), ...content(drawing), foot(drawing)]
  return renderToBuffer(h(Document, facts, h(Page, { size: 'A4', style }, ...page)))
}

type AnyDrawing = PaperDrawing<Paper>

/** From the second page on, whose paper this is. */
function runningHead({ estate, title, look, titleFonts }: AnyDrawing): ReactElement {
  const style: Style = { fontFamily: titleFonts, fontSize: 11, color: look.heading, marginBottom: 12 }
  return h(Text, {
    fixed: true,
    style: { position: 'absolute', top: 24, left: EDGE.side, ...style },
    render: ({ pageNumber }: { pageNumber: number }) => (pageNumber > 1 ? `${estate}  ·  ${title}` : ''),
  })
}

function head(drawing: AnyDrawing): ReactElement {
  const { kind, facts, look } = drawing
  const large: Style = { ...nameStyle(drawing), fontSize: 26, color: look.primary, textAlign: 'right' }
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

function nameStyle({ titleFonts, look }: AnyDrawing): Style {
  return { fontFamily: titleFonts, fontSize: 20, lineHeight: 1.15, color: look.heading }
}

/** The logo, or the estate’s name where there is none to draw. */
function mark(drawing: AnyDrawing): ReactElement {
  const { logoBytes, estate } = drawing
  if (!logoBytes) return words({ text: estate, style: { ...nameStyle(drawing), width: 300 } })
  const ratio = pictureRatio(logoBytes)
  const height = Math.min(LOGO.height, LOGO.maxWidth / ratio)
  return picture(logoBytes, { height, width: height * ratio })
}

function labelled({ label, text }: Entry, colour: string): ReactElement {
  return box({}, caption({ label, colour }), words({ text, style: { fontSize: 10 } }))
}

export function caption({ label, colour, style = {} }: { label: string; colour: string; style?: Style }): ReactElement {
  const usual: Style = { fontSize: 6.8, letterSpacing: 0.4, fontWeight: 500, color: colour }
  return words({ text: label.toLocaleUpperCase('fr'), style: { ...usual, ...style } })
}

/** Side by side, each as wide as the others. */
export function parties({ shown, colour }: { shown: readonly PaperParty[]; colour: string }): ReactElement {
  const share = 1 / shown.length
  return box(
    { flexDirection: 'row', gap: 24, marginBottom: 26 },
    ...shown.map(({ label, lines }) =>
      box(
        { flexGrow: 1, flexBasis: `${share * 100}%` },
        caption({ label, colour, style: { marginBottom: 3 } }),
        ...lines.map((line, at) => words({ text: line, style: at === 0 ? { fontWeight: 500 } : {} })),
      ),
    ),
  )
}

/** The captions of a table: they come again on every page. */
export function tableHead(colour: string): Style {
  const rule: Style = { borderBottomWidth: 0.8, borderBottomColor: colour, borderBottomStyle: 'solid' }
  return { flexDirection: 'row', alignItems: 'flex-end', paddingBottom: 5, ...rule }
}

/** What stands in a table, with a line under it. */
export function ruled(colour: string): Style {
  return { paddingVertical: 6, borderBottomWidth: 0.8, borderBottomColor: colour, borderBottomStyle: 'solid' }
}

function foot({ foot: said, paging, look }: AnyDrawing): ReactElement {
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
