import type { Face } from '../pdf/face.ts'
import type { FaceChain } from '../pdf/face-chain.ts'
import type { Figures, ShapedRun } from '../pdf/shape-run.ts'

/** A text style with nothing left open. */
export interface SetText {
  faces: FaceChain
  size: number
  /** Null: as high as its letters are. */
  lineHeight: number | null
  letterSpacing: number
  align: 'left' | 'center' | 'right'
  colour: string
  figures: Figures
  maxLines: number
}

export interface TextLine {
  runs: readonly ShapedRun[]
  width: number
  height: number
  /** From its top down to where its letters stand. */
  ascent: number
}

interface Word {
  runs: readonly ShapedRun[]
  width: number
}

const SPACE = ' '
const CUT = '…'

/** A text in lines that are as wide as their place at most; they end at spaces, within a word only where it is too long. */
export function textLines(text: string, { set, width }: { set: SetText; width: number }): TextLine[] {
  const lines = text.split('\n').flatMap((paragraph) => wrapped(paragraph, { set, width }))
  if (lines.length <= set.maxLines) return lines.map((line) => finished(line, set))
  const kept = lines.slice(0, set.maxLines)
  const last = kept.pop() ?? ''
  return [...kept, cut(last, { set, width })].map((line) => finished(line, set))
}

export function textWidth(text: string, set: SetText): number {
  return Math.max(...text.split('\n').map((line) => wordOf(line, set).width))
}

/** A line that goes on in the next keeps the space between them: whoever copies the text finds it. */
function wrapped(paragraph: string, { set, width }: { set: SetText; width: number }): string[] {
  if (!isWider(wordOf(paragraph, set).width, width)) return [paragraph]
  const lines: string[] = []
  const space = wordOf(SPACE, set).width
  let [line, filled] = ['', 0]
  for (const { text, before } of partsOf(paragraph, { set, width })) {
    const wide = wordOf(text, set).width
    // Another piece of the same word: the one before it is as long as it can be.
    const isNextPiece = before === ''
    if (line !== '' && (isNextPiece || isWider(filled + space + wide, width))) {
      lines.push(line + before)
      ;[line, filled] = [text, wide]
    } else {
      line += before + text
      filled += isNextPiece ? wide : space + wide
    }
  }
  return [...lines, line]
}

/** What was rounded on the way makes no new line. */
function isWider(width: number, room: number): boolean {
  return width > room + 0.01
}

interface Part {
  text: string
  /** What stands between it and the part before it, on the same line. */
  before: typeof SPACE | ''
}

/** The words of a paragraph; what is wider than its place in pieces that are not. */
function partsOf(paragraph: string, { set, width }: { set: SetText; width: number }): Part[] {
  return paragraph.split(SPACE).flatMap((word, at) => {
    const before = at === 0 ? '' : SPACE
    if (!isWider(wordOf(word, set).width, width)) return [{ text: word, before }]
    return inPieces(word, { set, width }).map((text, piece) => ({ text, before: piece === 0 ? before : '' }))
  })
}

function inPieces(word: string, { set, width }: { set: SetText; width: number }): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && wordOf(piece + letter, set).width > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

function cut(line: string, { set, width }: { set: SetText; width: number }): string {
  const letters = [...line.trimEnd()]
  while (letters.length > 0 && wordOf(letters.join('') + CUT, set).width > width) letters.pop()
  return letters.join('').trimEnd() + CUT
}

function finished(line: string, set: SetText): TextLine {
  const { runs, width: whole } = lineOf(line, set)
  const ended = line.trimEnd()
  const width = ended === line ? whole : lineOf(ended, set).width
  const faces = runs.length > 0 ? runs.map(({ face }) => face) : [set.faces.first()]
  const scaled = (face: Face, units: number) => (units * set.size) / face.unitsPerEm
  const ascent = Math.max(...faces.map((face) => scaled(face, face.ascent)))
  const natural = Math.max(...faces.map((face) => scaled(face, face.lineGap + face.ascent - face.descent)))
  return { runs, width, height: set.lineHeight ?? natural, ascent }
}

function lineOf(line: string, set: SetText): Word {
  if (!line.includes(SPACE)) return wordOf(line, set)
  const found: ShapedRun[] = []
  let width = 0
  for (const part of line.split(/( )/)) {
    const { runs, width: wide } = wordOf(part, set)
    width += wide
    found.push(...runs)
  }
  return { runs: found, width }
}

/** Letters that no face has are left out. */
function wordOf(text: string, set: SetText): Word {
  if (text.includes(SPACE) && text !== SPACE) return lineOf(text, set)
  const runs = set.faces.shape(text, set.figures)
  const width = runs.reduce(
    (sum, { face, advance, glyphs }) =>
      sum + (advance * set.size) / face.unitsPerEm + glyphs.length * set.letterSpacing,
    0,
  )
  return { runs, width }
}
