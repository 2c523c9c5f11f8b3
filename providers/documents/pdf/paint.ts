import { figure } from './pdf-file.ts'

/** How a shape is filled and outlined, in the words of drawings. */
export type Paint = Readonly<Record<string, string>>

const CAPS: Readonly<Record<string, number>> = { butt: 0, round: 1, square: 2 }
const JOINS: Readonly<Record<string, number>> = { miter: 0, round: 1, bevel: 2 }

/** Three parts from 0 to 1, as PDF tells colours; null for none. What a plain drawing cannot say is black. */
export function colourParts(told: string): string | null {
  const text = told.trim().toLowerCase()
  if (text === 'none' || text === 'transparent') return null
  if (text === 'white') return '1 1 1'
  const [, hex] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text) ?? []
  if (hex) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])
    return digits.map((digit) => figure(Number.parseInt(digit, 16) / 255)).join(' ')
  }
  const [, parts] = /^rgb\(([^)]*)\)$/.exec(text) ?? []
  return parts
    ? parts
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((part) => figure(Number.parseFloat(part) / (part.endsWith('%') ? 100 : 255)))
        .join(' ')
    : '0 0 0'
}

/** A shape with its colours and its line. */
export function paint(paint: Paint, shape: string): string {
  const fill = colourParts(paint.fill ?? '')
  const width = Number.parseFloat(paint['stroke-width'] ?? '') || 0
  const stroke = width > 0 ? colourParts(paint.stroke ?? 'none') : null
  const rule = paint['fill-rule'] === 'evenodd' ? '*' : ''
  if (!fill && !stroke) return ''
  const lines = [
    ...(fill ? [`${fill} rg`] : []),
    ...(stroke
      ? [
          `${stroke} RG ${figure(width)} w ${CAPS[paint['stroke-linecap'] ?? ''] ?? 0} J`,
          `${JOINS[paint['stroke-linejoin'] ?? ''] ?? 0} j ${figure(Number.parseFloat(paint['stroke-miterlimit'] ?? '') || 4)} M`,
        ]
      : []),
    shape,
    fill && stroke ? `B${rule}` : fill ? `f${rule}` : 'S',
  ]
  return lines.join('\n')
}
