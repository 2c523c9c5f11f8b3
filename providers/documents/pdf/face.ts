import { readGlyphsByCode } from './glyphs-by-code.ts'
import { readKerning } from './kerning.ts'
import { readLigatures, readSwaps } from './substitutions.ts'

/** One file of a typeface: a weight and a slant of some of its letters. Measures are in its own units. */
export interface Face {
  /** Distinguishes it from the others of a document. */
  name: string
  tables: ReadonlyMap<string, Buffer>
  unitsPerEm: number
  ascent: number
  descent: number
  lineGap: number
  /** Left, bottom, right and top of all its letters together. */
  bounds: readonly [number, number, number, number]
  /** None where it lacks the letter. */
  glyphOf(code: number): number | undefined
  advanceOf(glyph: number): number
  /** What two glyphs move closer together or apart. */
  kerning(left: number, right: number): number
  /** The glyph that several make, and how many they are. */
  ligatureAt(glyphs: readonly number[], at: number): { glyph: number; count: number } | null
  /** Figures that are all as tall as capitals, where it has them. */
  liningFigure(glyph: number): number
}

const NOTHING = Buffer.alloc(0)

/** Reads what drawing needs of a TrueType font. */
export function openFace(font: Buffer, name: string): Face {
  const tables = readTables(font)
  const table = (tag: string) => tables.get(tag) ?? NOTHING
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')]
  const glyphs = readGlyphsByCode(table('cmap'))
  const measured = hhea.readUInt16BE(34)
  const swaps = readSwaps(table('GSUB'), 'lnum')
  return {
    name,
    tables,
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    bounds: [head.readInt16BE(36), head.readInt16BE(38), head.readInt16BE(40), head.readInt16BE(42)],
    glyphOf: (code) => glyphs.get(code),
    // The last width holds for all glyphs after it.
    advanceOf: (glyph) => hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4),
    kerning: readKerning(table('GPOS')),
    ligatureAt: readLigatures(table('GSUB')),
    liningFigure: (glyph) => swaps.get(glyph) ?? glyph,
  }
}

function readTables(font: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
      const entry = 12 + at * 16
      const offset = font.readUInt32BE(entry + 8)
      const bytes = font.subarray(offset, offset + font.readUInt32BE(entry + 12))
      return [font.toString('latin1', entry, entry + 4), bytes]
    }),
  )
}
