import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { type Paint, paint } from './paint.ts'
import { pathOperators } from './path-data.ts'
import { figure } from './pdf-file.ts'

/** A plain drawing (see `plain-drawing.ts`) in the words of PDF, upright in the measures of its view. */
interface PdfDrawing {
  width: number
  height: number
  operators: string
}

const USUAL_SIDE = 100
const FIRST_PAINT: Paint = {
  fill: '#000',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'fill-rule': 'nonzero',
}

export function readDrawing(text: string): PdfDrawing {
  const out: string[] = []
  const paints: Paint[] = [FIRST_PAINT]
  let view = { x: 0, y: 0, width: USUAL_SIDE, height: USUAL_SIDE }
  const parser = new SaxesParser()
  parser.on('opentag', (tag: SaxesTagPlain) => {
    const { name, attributes } = tag
    const own = { ...(paints.at(-1) ?? FIRST_PAINT), ...attributes }
    paints.push(own)
    if (name === 'svg' && paints.length === 2) view = viewOf(attributes)
    out.push('q')
    if (attributes.transform) out.push(...matrices(attributes.transform))
    const shape = shapeOf(name, attributes)
    if (shape !== '') out.push(paint(own, shape))
  })
  parser.on('closetag', () => {
    paints.pop()
    out.push('Q')
  })
  parser.write(text).close()
  const { x, y, width, height } = view
  // Drawings count downwards, PDF upwards.
  const upright = `1 0 0 -1 ${figure(-x)} ${figure(y + height)} cm`
  return { width, height, operators: `${upright}\n${out.join('\n')}` }
}

type Attributes = Readonly<Record<string, string>>

function viewOf(attributes: Attributes) {
  const [x = 0, y = 0, width, height] = numbersIn(attributes.viewBox ?? '')
  const told = (name: string) => Number.parseFloat(attributes[name] ?? '') || USUAL_SIDE
  return { x, y, width: width || told('width'), height: height || told('height') }
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi)].map(([told]) => Number(told))
}

function shapeOf(name: string, attributes: Attributes): string {
  const number = (key: string) => Number.parseFloat(attributes[key] ?? '') || 0
  switch (name) {
    case 'path':
      return pathOperators(attributes.d ?? '')
    case 'rect':
      return rectangle(attributes)
    case 'circle':
      return oval({ x: number('cx'), y: number('cy'), rx: number('r'), ry: number('r') })
    case 'ellipse':
      return oval({ x: number('cx'), y: number('cy'), rx: number('rx'), ry: number('ry') })
    case 'line':
      return pathOperators(`M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`)
    case 'polyline':
      return pathOperators(`M${attributes.points ?? ''}`)
    case 'polygon':
      return pathOperators(`M${attributes.points ?? ''}Z`)
    default:
      return ''
  }
}

function oval({ x, y, rx, ry }: { x: number; y: number; rx: number; ry: number }): string {
  const half = `A${rx} ${ry} 0 1 1`
  return rx > 0 && ry > 0 ? pathOperators(`M${x - rx} ${y}${half} ${x + rx} ${y}${half} ${x - rx} ${y}Z`) : ''
}

function rectangle(attributes: Attributes): string {
  const number = (key: string) => Number.parseFloat(attributes[key] ?? '') || 0
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')]
  const rx = Math.min(number('rx') || number('ry'), width / 2)
  const ry = Math.min(number('ry') || number('rx'), height / 2)
  if (rx === 0 || ry === 0) return pathOperators(`M${x} ${y}h${width}v${height}h${-width}Z`)
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  const [across, down] = [width - 2 * rx, height - 2 * ry]
  return pathOperators(
    `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}Z`,
  )
}

/** Each as PDF tells it, the first first. */
function matrices(transform: string): string[] {
  return [...transform.matchAll(/(\w+)\s*\(([^)]*)\)/g)].map(([, kind = '', told = '']) => {
    const matrix = MATRICES[kind]?.(numbersIn(told)) ?? [1, 0, 0, 1, 0, 0]
    return `${matrix.map((value) => Math.round(value * 1e6) / 1e6).join(' ')} cm`
  })
}

const MATRICES: Readonly<Record<string, (numbers: readonly number[]) => number[]>> = {
  matrix: (numbers) => [...numbers],
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([degrees = 0, x = 0, y = 0]) => {
    const angle = (degrees * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
  },
  skewX: ([degrees = 0]) => [1, 0, Math.tan((degrees * Math.PI) / 180), 1, 0, 0],
  skewY: ([degrees = 0]) => [1, Math.tan((degrees * Math.PI) / 180), 0, 1, 0, 0],
}
