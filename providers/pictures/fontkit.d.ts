/** The parts of fontkit that are used here: it comes without types. */
declare module 'fontkit' {
  interface Path {
    scale(x: number, y: number): Path
    translate(x: number, y: number): Path
    toSVG(): string
  }
  export interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint(code: number): boolean
    layout(text: string): {
      glyphs: { path: Path }[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
  export function create(bytes: Uint8Array): Font
}
