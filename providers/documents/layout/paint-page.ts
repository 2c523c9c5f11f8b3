import type { EmbeddedFaces } from '../pdf/embedded-faces.ts'
import { colourParts, paint } from '../pdf/paint.ts'
import { pathOperators } from '../pdf/path-data.ts'
import { figure } from '../pdf/pdf-file.ts'
import { openPicture, type PdfPicture } from '../pdf/picture.ts'
import { textInset } from './measures.ts'
import type { DrawnPath, Line, Piece } from './pieces.ts'
import type { Placed } from './place.ts'
import type { SetText, TextLine } from './text-lines.ts'

/** What a page is painted with. */
export interface Brushes {
  faces: EmbeddedFaces
  pageHeight: number
  /** The name under which the page knows a picture: `P1`. */
  nameOf(picture: PdfPicture): string
}

interface Spot {
  x: number
  y: number
}

interface Area extends Spot {
  width: number
  height: number
}

/** A placed piece and all within it, in the words of PDF. */
export function paintPiece(placed: Placed, { at, brushes }: { at: Spot; brushes: Brushes }): string {
  const { piece, width, height, lines, set, children } = placed
  const area = { x: at.x + placed.x, y: at.y + placed.y, width, height }
  const out = [...ground(piece, { area, brushes })]
  if (set) out.push(...lineTexts(placed, { lines, set, area, brushes }))
  if (piece.kind === 'picture') out.push(pictureIn(piece, { area, brushes }))
  if (piece.kind === 'drawing') out.push(drawingIn(piece, { area, brushes }))
  out.push(...children.map((child) => paintPiece(child, { at: area, brushes })))
  if (piece.style.overflow !== 'hidden') return out.join('\n')
  return `q\n${rectangle(area, brushes)} W n\n${out.join('\n')}\nQ`
}

interface Painting {
  area: Area
  brushes: Brushes
}

function ground({ style }: Piece, { area, brushes }: Painting): string[] {
  const { x, y, width, height } = area
  const filled = (place: Area, colour: string) => `${colourParts(colour)} rg ${rectangle(place, brushes)} f`
  const { backgroundColor, border, borderTop, borderBottom } = style
  return [
    ...(backgroundColor ? [filled(area, backgroundColor)] : []),
    ...(border ? [framed(border, { area, brushes })] : []),
    ...(borderTop ? [filled({ x, y, width, height: borderTop.width }, borderTop.colour)] : []),
    ...(borderBottom
      ? [filled({ x, y: y + height - borderBottom.width, width, height: borderBottom.width }, borderBottom.colour)]
      : []),
  ]
}

/** What lies between two rectangles: a line that is stroked would be as wide as a dot at least. */
function framed({ width: weight, colour }: Line, { area, brushes }: Painting): string {
  const { x, y, width, height } = area
  const inner = { x: x + weight, y: y + weight, width: width - 2 * weight, height: height - 2 * weight }
  return `${colourParts(colour)} rg ${rectangle(area, brushes)} ${rectangle(inner, brushes)} f*`
}

function rectangle({ x, y, width, height }: Area, { pageHeight }: Brushes): string {
  return `${figure(x)} ${figure(pageHeight - y - height)} ${figure(width)} ${figure(height)} re`
}

const ALIGNED = { left: 0, center: 0.5, right: 1 } as const

interface Lines extends Painting {
  lines: readonly TextLine[]
  set: SetText
}

function lineTexts({ piece }: Placed, { lines, set, area, brushes }: Lines): string[] {
  const inset = textInset(piece.style)
  let top = area.y + inset.top
  return lines.map((line) => {
    const free = Math.max(0, area.width - inset.across - line.width)
    const x = area.x + inset.left + free * ALIGNED[set.align]
    const y = brushes.pageHeight - top - line.ascent
    top += line.height
    return lineText(line, { x, y, set, brushes })
  })
}

function lineText(line: TextLine, { x, y, set, brushes }: Spot & { set: SetText; brushes: Brushes }): string {
  if (line.runs.length === 0) return ''
  const { faces } = brushes
  const out = [`BT ${colourParts(set.colour)} rg ${figure(set.letterSpacing)} Tc 1 0 0 1 ${figure(x)} ${figure(y)} Tm`]
  let shown = ''
  let name = ''
  for (const run of line.runs) {
    const own = faces.nameOf(run.face)
    if (own !== name) {
      if (shown !== '') out.push(`[${shown}] TJ`)
      out.push(`/${own} ${figure(set.size)} Tf`)
      ;[name, shown] = [own, '']
    }
    shown += faces.show(run)
  }
  return [...out, `[${shown}] TJ ET`].join('\n')
}

/** As large as its place lets it be. */
function pictureIn({ bytes, style }: Extract<Piece, { kind: 'picture' }>, { area, brushes }: Painting): string {
  const opened = openPicture(bytes)
  const width = Math.min(area.width, area.height * opened.ratio)
  const height = width / opened.ratio
  const x = area.x + (style.objectPosition === 'left' ? 0 : (area.width - width) / 2)
  const y = brushes.pageHeight - area.y - (area.height + height) / 2
  const name = brushes.nameOf(opened)
  return `q ${figure(width)} 0 0 ${figure(height)} ${figure(x)} ${figure(y)} cm /${name} Do Q`
}

function drawingIn({ view, paths }: Extract<Piece, { kind: 'drawing' }>, { area, brushes }: Painting): string {
  const scale = Math.min(area.width / view.width, area.height / view.height)
  const place = `${figure(scale)} 0 0 ${figure(-scale)} ${figure(area.x)} ${figure(brushes.pageHeight - area.y)} cm`
  return `q ${place}\n${paths.map(painted).join('\n')}\nQ`
}

function painted({ d, fill = 'none', stroke = 'none', strokeWidth = 1 }: DrawnPath): string {
  return paint({ fill, stroke, 'stroke-width': String(strokeWidth) }, pathOperators(d))
}
