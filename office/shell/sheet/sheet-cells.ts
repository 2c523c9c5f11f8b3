/** How a cell is typed; what has none is only read. */
export type CellKind = 'text' | 'number' | 'money' | 'yes'

export const isNumber = (kind: CellKind) => kind === 'number' || kind === 'money'

export interface Place {
  row: number
  column: number
}

interface Step {
  key: string
  from: Place
  size: { rows: number; columns: number }
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
}

/** Where a key leads within a sheet; null for any other key. */
export function placeAfter({ key, from, size }: Step): Place | null {
  if (key === 'Home') return { ...from, column: 0 }
  if (key === 'End') return { ...from, column: size.columns - 1 }
  const step = STEPS[key]
  if (!step) return null
  return { row: within(from.row + step[0], size.rows), column: within(from.column + step[1], size.columns) }
}

function within(at: number, size: number): number {
  return Math.max(0, Math.min(size - 1, at))
}

/** A block of a spreadsheet as it lies in the clipboard: rows by line, cells by tab. */
export function parseBlock(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  return lines.split('\n').map((line) => line.split('\t').map((cell) => cell.trim()))
}

interface Pasted {
  block: readonly (readonly string[])[]
  from: Place
  size: { rows: number; columns: number }
}

/** How many cells of a block lie beyond the last row or column. */
export function cellsOutside({ block, from, size }: Pasted): number {
  const isInside = (down: number, right: number) => from.row + down < size.rows && from.column + right < size.columns
  return block.flatMap((line, down) => line.filter((_, right) => !isInside(down, right))).length
}

type Read = { value: string | number | boolean | null } | { problem: 'notANumber' | 'notYesNo' }

const YES = new Set(['oui', 'o', 'yes', 'y', 'vrai', 'true', '1', 'x'])
const NO = new Set(['non', 'n', 'no', 'faux', 'false', '0', ''])

/** What somebody has typed or pasted into a cell, as it is saved: `1 234,50 €` is a number too. */
export function readCell(kind: CellKind, typed: string): Read {
  const text = typed.trim()
  if (kind === 'text') return { value: text }
  if (kind === 'yes') {
    const word = text.toLowerCase()
    if (YES.has(word)) return { value: true }
    return NO.has(word) ? { value: false } : { problem: 'notYesNo' }
  }
  if (text === '') return { value: null }
  const plain = text.replace(/[\s€]/gu, '').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? { value: Number(plain) } : { problem: 'notANumber' }
}
