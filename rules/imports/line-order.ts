import type { ImportKind } from '#contract/imports/closed-sets.ts'
import { plainText } from '#rules/basics/plain-text.ts'
import type { LineCells } from './line-cells.ts'

/** So many lines belong together at most: they are done at once. */
export const MOST_TOGETHER = 200

export interface PlacedLine {
  position: number
  cells: LineCells
}

interface LineTurn {
  position: number
  /** Lines of one turn belong together: a product with its bottles, an order with its articles. */
  turn: number
  problem: 'key-given-twice' | 'too-many' | null
}

/** When each line has its turn, and which ones repeat what an earlier one has said. */
export function orderLines(kind: ImportKind, lines: readonly PlacedLine[]): LineTurn[] {
  const families =
    kind === 'PRODUCTS'
      ? productFamilies(lines)
      : lines.map(({ cells, position }) => familyOf(kind, cells) || `#${position}`)
  const turns = new Map<string, { turn: number; size: number }>()
  const keys = new Set<string>()
  return lines.map(({ position, cells }, at) => {
    const family = families[at] ?? ''
    const found = turns.get(family) ?? { turn: turns.size + 1, size: 0 }
    turns.set(family, { ...found, size: found.size + 1 })
    const key = keyOf(kind, cells)
    const isTwice = key !== '' && keys.has(key)
    keys.add(key)
    const problem = isTwice ? 'key-given-twice' : found.size >= MOST_TOGETHER ? 'too-many' : null
    return { position, turn: found.turn, problem }
  })
}

/** By which a line is one of a kind in its file; articles of an order are not. */
function keyOf(kind: ImportKind, cells: LineCells): string {
  if (kind === 'ORDERS') return cells.has('lineItems') ? cells.text('reference') : ''
  if (kind === 'CUSTOMERS') return cells.text('email').toLowerCase()
  const reference = cells.text('reference')
  if (reference !== '') return `reference ${reference}`
  const id = cells.text('id')
  return id === '' ? '' : `id ${id}`
}

function familyOf(kind: ImportKind, cells: LineCells): string {
  return kind === 'ORDERS' ? cells.text('reference') : keyOf(kind, cells)
}

/** Variations by their parent, everything else by its name; a line without a name by its reference. */
function productFamilies(lines: readonly PlacedLine[]): string[] {
  const byIdentity = new Map<string, string>()
  const own = lines.map(({ cells, position }) => {
    const name = plainText(cells.text('name')).replace(/\s+/g, ' ').trim()
    const reference = cells.text('reference')
    const family = name === '' ? `reference ${reference || position}` : `name ${name}`
    if (cells.text('parent') === '') {
      const sourceId = cells.text('sourceId')
      if (reference !== '') byIdentity.set(reference, family)
      if (sourceId !== '') byIdentity.set(`id:${sourceId}`, family)
    }
    return family
  })
  return lines.map(({ cells }, at) => {
    const parent = cells.text('parent')
    if (parent === '') return own[at] ?? ''
    return byIdentity.get(parent.replace(/^id:\s*/, 'id:')) ?? `parent ${parent}`
  })
}
