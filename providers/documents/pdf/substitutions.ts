import { lookupsOf, numbersAt, readCoverage } from './layout-tables.ts'

interface Ligature {
  /** What follows the first glyph. */
  rest: readonly number[]
  glyph: number
}

type LigatureFinder = (glyphs: readonly number[], at: number) => { glyph: number; count: number } | null

/** Several glyphs that are drawn as one, such as f and i; their makers list the longer ones first. */
export function readLigatures(gsub: Buffer): LigatureFinder {
  const byFirst = new Map<number, Ligature[]>()
  for (const table of lookupsOf(gsub, { feature: 'liga', type: 4, extension: 7 }).flat()) {
    for (const [glyph, index] of readCoverage(table.subarray(table.readUInt16BE(2)))) {
      const found = ligaturesIn(table.subarray(table.readUInt16BE(6 + index * 2)))
      byFirst.set(glyph, [...(byFirst.get(glyph) ?? []), ...found])
    }
  }
  return (glyphs, at) => {
    const found = byFirst
      .get(glyphs[at] ?? 0)
      ?.find(({ rest }) => rest.every((glyph, index) => glyphs[at + 1 + index] === glyph))
    return found ? { glyph: found.glyph, count: found.rest.length + 1 } : null
  }
}

function ligaturesIn(set: Buffer): Ligature[] {
  return numbersAt(set, { at: 2, count: set.readUInt16BE(0) }).map((offset) => ({
    glyph: set.readUInt16BE(offset),
    rest: numbersAt(set, { at: offset + 4, count: set.readUInt16BE(offset + 2) - 1 }),
  }))
}

/** Glyphs that a feature draws by others. */
export function readSwaps(gsub: Buffer, feature: string): ReadonlyMap<number, number> {
  const swaps = new Map<number, number>()
  for (const table of lookupsOf(gsub, { feature, type: 1, extension: 7 }).flat()) {
    const isShift = table.readUInt16BE(0) === 1
    for (const [glyph, index] of readCoverage(table.subarray(table.readUInt16BE(2))))
      swaps.set(glyph, isShift ? (glyph + table.readInt16BE(4)) & 0xffff : table.readUInt16BE(6 + index * 2))
  }
  return swaps
}
