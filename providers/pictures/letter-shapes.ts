import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'
import { chineseFiles, FACES, neededSubsets } from '#providers/documents/other-scripts.ts'
import { findTypeface } from '#rules/sites/typefaces.ts'

const require = createRequire(import.meta.url)
const opened = new Map<string, Font>()

/**
 * The outlines of a line of text around its middle, as the path of a drawing: whoever paints it needs no typeface. What
 * no typeface of ours has is left out.
 */
export function letterShapes({ text, family, size }: { text: string; family: string; size: number }): string {
  const fonts = fontsFor(text, family)
  let at = 0
  const shapes: { at: number; draw: (left: number) => string }[] = []
  for (const { font, text: run } of runs(text, fonts)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run)
    for (const [index, { path }] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 }
      const x = at + xOffset * scale
      shapes.push({
        at: x,
        draw: (left) =>
          path
            .scale(scale, -scale)
            .translate(left, -yOffset * scale)
            .toSVG(),
      })
      at += xAdvance * scale
    }
  }
  return shapes.map((shape) => shape.draw(shape.at - at / 2)).join('')
}

/** Stretches of a text that one typeface has. */
function runs(text: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const found: { font: Font; text: string }[] = []
  for (const letter of text) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    const last = found.at(-1)
    if (!font) continue
    if (last?.font === font) last.text += letter
    else found.push({ font, text: letter })
  }
  return found
}

/** The estate's own first, then those that stand in for what it lacks. */
function fontsFor(text: string, family: string): Font[] {
  const slug = findTypeface(family)?.slug ?? 'cormorant-garamond'
  const own = join(dirname(require.resolve(`@fontsource/${slug}/package.json`)), 'files')
  const others = neededSubsets(text)
  return [
    ...['latin', 'latin-ext', ...others].map((subset) => join(own, `${slug}-${subset}-400-normal.woff`)),
    ...others.map((subset) => join(FACES, `noto-sans-${subset}-400-normal.woff`)),
    ...chineseFiles(text).map((part) => join(FACES, `noto-sans-sc-${part}-400-normal.woff`)),
  ].flatMap((file) => open(file) ?? [])
}

function open(file: string): Font | null {
  const known = opened.get(file)
  if (known) return known
  if (!existsSync(file)) return null
  const font = create(readFileSync(file))
  opened.set(file, font)
  return font
}
