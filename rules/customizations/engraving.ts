import { type Affine, type Corners, lyingAt, type Size } from './lid-perspective.ts'

/** What is engraved, and how it lies: sizes are those of the surface, whatever its unit. */
interface FittedLine {
  text: string
  /** From the left edge of the room to the middle of the line. */
  x: number
  /** From its upper edge to the line that letters stand on. */
  baseline: number
  /** At most. */
  width: number
}

interface FittedText {
  size: number
  lines: FittedLine[]
}

const LINE_HEIGHT = 1.22
/** Of the height of a line, above the line that letters stand on. */
const ABOVE_BASELINE = 0.88
/** A name alone would else fill the whole lid. */
const LARGEST = 0.2
/** What is at least so large need not be broken to become larger. */
const LARGE = 0.1
const SHRINK = 0.94

/** Pictures of faces and the like are not engraved; nor is what no eye sees. */
export function engravableText(text: string): string {
  return text
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Me}|\p{Variation_Selector}/gu, '')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

/** As large as it can be without leaving the room, on as many lines as it takes; nothing where there is nothing to engrave. */
export function fitEngraving(text: string, room: Size): FittedText {
  const engraved = engravableText(text)
  if (engraved === '') return { size: 0, lines: [] }
  let size = startSize(engraved, room)
  let lines = wrap(engraved, room.width / size)
  while (lines.length * size * LINE_HEIGHT > room.height || lines.some((line) => widthOf(line) * size > room.width)) {
    size *= SHRINK
    lines = wrap(engraved, room.width / size)
  }
  const even = evenLines({ text: engraved, lines, most: room.width / size })
  const height = size * LINE_HEIGHT
  const top = (room.height - even.length * height) / 2
  return {
    size,
    lines: even.map((line, at) => ({
      text: line,
      x: room.width / 2,
      baseline: top + at * height + height * ABOVE_BASELINE - (height - size) / 2,
      width: widthOf(line) * size,
    })),
  }
}

/** So large that lines stay as they were written, unless that is small. */
function startSize(text: string, { width, height }: Size): number {
  const widest = Math.max(...text.split('\n').map(widthOf))
  const unbroken = Math.min(height * LARGEST, width / widest)
  return unbroken >= height * LARGE ? unbroken : height * LARGEST
}

/** The narrowest column that takes no more lines: a last word does not stand alone. */
function evenLines({ text, lines, most }: { text: string; lines: string[]; most: number }): string[] {
  let best = lines
  for (let width = most * 0.97; width > 1; width *= 0.97) {
    const narrower = wrap(text, width)
    if (narrower.length > lines.length || narrower.some((line) => widthOf(line) > width)) return best
    best = narrower
  }
  return best
}

/** Lines of at most so many times the size of the letters; words that are longer are broken. */
function wrap(text: string, most: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ').flatMap((one) => pieces(one, most))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line === '' || widthOf(longer) <= most) line = longer
      else {
        lines.push(line)
        line = word
      }
    }
    return line === '' ? lines : [...lines, line]
  })
}

function pieces(word: string, most: number): string[] {
  if (widthOf(word) <= most) return [word]
  const found: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && widthOf(piece + letter) > most) {
      found.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...found, piece]
}

/** How wide letters are at most in the faces that estates choose from, in parts of their size: a script cannot measure. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\s/u, 0.3],
  [/[iljtfrI.,:;!'’|()[\]-]/u, 0.42],
  [/[mwMWÆŒæœ@%—…]/u, 1.05],
  [/\p{Lu}/u, 0.84],
  [/[\p{Ll}\d«»“”"&+*/?$€£–_#]/u, 0.64],
  [/\p{M}/u, 0],
]

function widthOf(line: string): number {
  let width = 0
  for (const letter of line) width += WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? 1.1
  return width
}

/** Where words are engraved on a picture: the corners of the surface, its true size and the part of it that they may fill. */
export interface EngravedSurface {
  corners: Corners
  surface: Size
  /** In percent of the surface. */
  room: { left: number; top: number; right: number; bottom: number }
}

export interface EngravedLine {
  text: string
  /** Of the letters, before they are laid down. */
  size: number
  /** Draws the line where it lies, from its middle on the line that letters stand on. */
  matrix: Affine
}

/** The lines of an engraving as they lie on the picture. */
export function engravedLines(text: string, { corners, surface, room }: EngravedSurface): EngravedLine[] {
  const [left, top] = [(surface.width * room.left) / 100, (surface.height * room.top) / 100]
  const width = (surface.width * (room.right - room.left)) / 100
  const height = (surface.height * (room.bottom - room.top)) / 100
  const { size, lines } = fitEngraving(text, { width, height })
  return lines.map((line) => ({
    text: line.text,
    size,
    matrix: lyingAt({ corners, surface, at: { x: left + line.x, y: top + line.baseline } }),
  }))
}
