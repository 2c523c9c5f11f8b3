/** A text under its heading. */
export interface Entry {
  label: string
  text: string
}

export interface FittedEntry extends Entry {
  /** What does not fit into so many lines is cut. */
  maxLines: number
}

/** The place that texts are to fit into, in points. */
export interface TextBox {
  width: number
  height: number
  /** The average width of a letter, as a part of the type size. */
  letterWidth: number
  lineHeight: number
  /** What a heading takes, with the space before it. */
  labelHeight: number
}

/** A cut text of less than two lines says nothing. */
const LEAST_LINES = 2
/** Lines end where words do, so they are never quite full. */
const FILLED = 0.94

interface WrappedLinesOptions {
  text: string
  size: number
  room: TextBox
}

/** How many lines a text takes; every paragraph starts a new one. */
export function wrappedLines({ text, size, room: { width, letterWidth } }: WrappedLinesOptions): number {
  const perLine = Math.max(1, Math.floor((width * FILLED) / (size * letterWidth)))
  return text.split('\n').reduce((lines, paragraph) => lines + Math.max(1, Math.ceil(paragraph.length / perLine)), 0)
}

interface FittingSizeOptions {
  entries: readonly Entry[]
  room: TextBox
  sizes: readonly number[]
}

/** The largest of the sizes at which all texts fit into the room; the smallest when none does. */
export function fittingSize({ entries, room, sizes }: FittingSizeOptions): number {
  const fits = sizes.find(
    (size) => wantedLines({ entries, size, room }) <= linesIn({ headings: entries.length, size, room }),
  )
  return fits ?? sizes.at(-1) ?? 8
}

interface FitEntriesOptions {
  entries: readonly Entry[]
  size: number
  room: TextBox
}

/**
 * As many texts as have room for their heading and two lines, and how many lines each may have at this size. Short ones
 * get what they need; what they leave is shared by the long ones. All lines together never exceed the room.
 */
export function fitEntries({ entries, size, room }: FitEntriesOptions): FittedEntry[] {
  const wanted = entries.map(({ text }) => wrappedLines({ text, size, room }))
  const least = (count: number) => wanted.slice(0, count).reduce((sum, lines) => sum + Math.min(LEAST_LINES, lines), 0)
  let kept = entries.length
  while (kept > 0 && linesIn({ headings: kept, size, room }) < least(kept)) kept--
  const shares = shareLines(wanted.slice(0, kept), linesIn({ headings: kept, size, room }))
  return entries.slice(0, kept).map((entry, at) => ({ ...entry, maxLines: shares[at] ?? LEAST_LINES }))
}

/** Two columns of about the same height, in reading order. */
export function inTwoColumns(entries: readonly Entry[]): [Entry[], Entry[]] {
  const weight = (some: readonly Entry[]) => some.reduce((sum, { text }) => sum + text.length + HEADING_LETTERS, 0)
  const half = weight(entries) / 2
  const count = entries.findIndex((_, at) => weight(entries.slice(0, at + 1)) >= half) + 1
  // The text in the middle goes where it leaves the smaller difference.
  const isBetterRight = weight(entries.slice(0, count)) - half > half - weight(entries.slice(0, count - 1))
  const first = Math.max(1, isBetterRight ? count - 1 : count)
  return [entries.slice(0, first), entries.slice(first)]
}

/** What a heading weighs beside its text. */
const HEADING_LETTERS = 60

function wantedLines({ entries, size, room }: { entries: readonly Entry[]; size: number; room: TextBox }): number {
  return entries.reduce((lines, { text }) => lines + wrappedLines({ text, size, room }), 0)
}

interface LinesInOptions {
  headings: number
  size: number
  room: TextBox
}

function linesIn({ headings, size, room: { height, labelHeight, lineHeight } }: LinesInOptions): number {
  return Math.max(0, Math.floor((height - headings * labelHeight) / (size * lineHeight)))
}

function shareLines(wanted: readonly number[], lines: number): number[] {
  const shares = wanted.map(() => 0)
  let left = lines
  /** Line by line to everyone who still wants one, the first first. */
  const deal = (wants: (at: number) => boolean) => {
    let dealt = true
    while (dealt && left > 0) {
      dealt = false
      for (const at of shares.keys()) {
        if (left === 0 || !wants(at)) continue
        shares[at] = (shares[at] ?? 0) + 1
        left--
        dealt = true
      }
    }
  }
  deal((at) => (shares[at] ?? 0) < (wanted[at] ?? 0))
  // What nobody was counted to need is spread as well: a count of letters is not a measure.
  deal((at) => (shares[at] ?? 0) < 2 * (wanted[at] ?? 0))
  return shares
}
