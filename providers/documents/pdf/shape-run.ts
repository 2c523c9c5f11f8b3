import type { Face } from './face.ts'

interface ShapedGlyph {
  glyph: number
  /** What it is read and copied as. */
  text: string
  /** How far the next one stands, kerning included; in units of the face. */
  advance: number
  kerning: number
}

/** Letters of one face that stand together. */
export interface ShapedRun {
  face: Face
  glyphs: readonly ShapedGlyph[]
  advance: number
}

/** Usual figures, or such as are all as tall as capitals. */
export type Figures = 'usual' | 'lining'

/** The glyphs of letters that a face has, with its ligatures and kerning. */
export function shapeRun(face: Face, { text, figures }: { text: string; figures: Figures }): ShapedRun {
  const letters = [...text]
  const plain = letters.map((letter) => face.glyphOf(letter.codePointAt(0) ?? 0) ?? 0)
  const drawn = figures === 'lining' ? plain.map(face.liningFigure) : plain
  const joined: { glyph: number; text: string }[] = []
  for (let at = 0; at < drawn.length; ) {
    const { glyph, count } = face.ligatureAt(drawn, at) ?? { glyph: drawn[at] ?? 0, count: 1 }
    joined.push({ glyph, text: letters.slice(at, at + count).join('') })
    at += count
  }
  const glyphs = joined.map(({ glyph, text: told }, at) => {
    const next = joined[at + 1]
    const kerning = next ? face.kerning(glyph, next.glyph) : 0
    return { glyph, text: told, kerning, advance: face.advanceOf(glyph) + kerning }
  })
  return { face, glyphs, advance: glyphs.reduce((sum, { advance }) => sum + advance, 0) }
}
