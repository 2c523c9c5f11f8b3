import { insets, isFloating, margins, setText, wantedWidth } from './measures.ts'
import type { Piece, Style, TextStyle } from './pieces.ts'
import { type SetText, type TextLine, textLines } from './text-lines.ts'

/** A piece with its place within the one around it. */
export interface Placed {
  piece: Piece
  x: number
  y: number
  width: number
  height: number
  children: readonly Placed[]
  lines: readonly TextLine[]
  /** How its lines are set; none where there are no lines. */
  set: SetText | null
}

interface Room {
  width: number
  /** Where the box around it says so. */
  height?: number | undefined
  /** What texts have that do not say it themselves. */
  base: TextStyle
}

/** Places a piece and all within it into a width; its height is its own. */
export function place(piece: Piece, { width, height: given, base }: Room): Placed {
  const { style } = piece
  const inset = insets(style)
  const own = { piece, x: 0, y: 0, width, children: [], lines: [], set: null }
  const across = inset.left + inset.right
  const down = inset.top + inset.bottom
  const height = style.height ?? given
  if (piece.kind === 'text') {
    const set = setText(piece.style, base)
    const lines = textLines(piece.text, { set, width: width - across })
    return { ...own, lines, set, height: height ?? lines.reduce((sum, line) => sum + line.height, down) }
  }
  if (piece.kind !== 'box') return { ...own, height: height ?? 0 }
  const inner = { width: width - across, height: height === undefined ? undefined : height - down, base }
  const { children, height: filled } = placeChildren(piece, inner)
  const whole = height ?? filled + down
  const flowing = children.map((child) => ({ ...child, x: child.x + inset.left, y: child.y + inset.top }))
  const floating = piece.children.filter(isFloating).map((child) => float(child, { width, height: whole, base }))
  return { ...own, height: whole, children: [...flowing, ...floating] }
}

function float(piece: Piece, { width, height, base }: { width: number; height: number; base: TextStyle }): Placed {
  const { left = 0, top, bottom = 0 } = piece.style
  const placed = place(piece, { width: wantedWidth(piece, { width, base }), base })
  return { ...placed, x: left, y: top ?? height - bottom - placed.height }
}

interface Inner {
  width: number
  height: number | undefined
  base: TextStyle
}

interface Filled {
  children: Placed[]
  height: number
}

type Box = Extract<Piece, { kind: 'box' }>

/** The children of a box beneath or beside each other. */
function placeChildren({ style, children }: Box, inner: Inner): Filled {
  const flowing = children.filter((child) => !isFloating(child))
  if (style.flexDirection !== 'row') return column(flowing, { style, inner })
  return style.flexWrap === 'wrap' ? rows(flowing, { style, inner }) : row(flowing, { style, inner })
}

interface Flow {
  style: Style
  inner: Inner
}

function column(pieces: readonly Piece[], { style: { alignItems, justifyContent }, inner }: Flow): Filled {
  const { width, height, base } = inner
  const placed = pieces.map((piece) => {
    const { left, right } = margins(piece.style)
    const most = width - left - right
    const wanted = alignItems === undefined ? (piece.style.width ?? most) : wantedWidth(piece, { width: most, base })
    const child = place(piece, { width: wanted, base })
    return { ...child, x: left + (most - wanted) * share(alignItems) }
  })
  const filled = placed.reduce((sum, child) => sum + outerHeight(child), 0)
  const free = height === undefined ? 0 : height - filled
  const fitted = free < 0 ? lowered(placed, -free) : placed
  const { before, between } = spread({ free: Math.max(0, free), count: fitted.length, justifyContent })
  let y = before
  const children = fitted.map((child) => {
    const { top, bottom } = margins(child.piece.style)
    const at = { ...child, y: y + top }
    y += top + child.height + bottom + between
    return at
  })
  return { children, height: filled }
}

/** What does not fit into a height is made lower, each by its share. */
function lowered(placed: readonly Placed[], missing: number): Placed[] {
  const all = placed.reduce((sum, { height }) => sum + height, 0)
  const rest = all > 0 ? Math.max(0, 1 - missing / all) : 1
  return placed.map((child) => ({ ...child, height: child.height * rest }))
}

function row(pieces: readonly Piece[], { style, inner }: Flow): Filled {
  const { width, base } = inner
  const gap = style.columnGap ?? 0
  const sideways = pieces.map(({ style: own }) => margins(own)).map(({ left, right }) => left + right)
  const fixed = sideways.reduce((sum, one) => sum + one, 0) + gap * Math.max(0, pieces.length - 1)
  const widths = fitted(pieces, { room: width - fixed, inner })
  const placed = pieces.map((piece, at) =>
    place(piece, { width: widths[at] ?? 0, height: stretched(style, inner), base }),
  )
  const high = inner.height ?? Math.max(0, ...placed.map(outerHeight))
  const free = width - fixed - widths.reduce((sum, one) => sum + one, 0)
  const { before, between } = spread({
    free: Math.max(0, free),
    count: pieces.length,
    justifyContent: style.justifyContent,
  })
  let x = before
  const children = placed.map((child) => {
    const { left, right, top } = margins(child.piece.style)
    const at = { ...child, x: x + left, y: top + (high - outerHeight(child)) * share(style.alignItems) }
    x += left + child.width + right + gap + between
    return at
  })
  return { children, height: high }
}

/** In a row of a given height, whatever is not aligned is as high as the row. */
function stretched({ alignItems }: Style, { height }: Inner): number | undefined {
  return alignItems === undefined ? height : undefined
}

/** Widths that fill the room where something grows, and fit into it. */
function fitted(pieces: readonly Piece[], { room, inner: { width, base } }: { room: number; inner: Inner }): number[] {
  const bases = pieces.map((piece) =>
    piece.style.flexBasis === undefined ? wantedWidth(piece, { width, base }) : piece.style.flexBasis * width,
  )
  const sum = bases.reduce((all, one) => all + one, 0)
  if (sum > room) return bases.map((one) => (one * room) / sum)
  const growth = pieces.map(({ style }) => style.flexGrow ?? 0)
  const all = growth.reduce((one, other) => one + other, 0)
  return all === 0 ? bases : bases.map((one, at) => one + ((room - sum) * (growth[at] ?? 0)) / all)
}

/** As many in a row as have room. */
function rows(pieces: readonly Piece[], { style, inner }: Flow): Filled {
  const { columnGap = 0, rowGap = 0 } = style
  const lines: Piece[][] = []
  let filled = 0
  for (const piece of pieces) {
    const wide = wantedWidth(piece, inner)
    const line = lines.at(-1)
    if (line && filled + columnGap + wide <= inner.width) line.push(piece)
    else lines.push([piece])
    filled = lines.at(-1) === line ? filled + columnGap + wide : wide
  }
  let y = 0
  const children: Placed[] = []
  for (const line of lines) {
    const placed = row(line, { style, inner: { ...inner, height: undefined } })
    for (const child of placed.children) children.push({ ...child, y: child.y + y })
    y += placed.height + rowGap
  }
  return { children, height: Math.max(0, y - rowGap) }
}

export function outerHeight({ piece, height }: Placed): number {
  const { top, bottom } = margins(piece.style)
  return top + height + bottom
}

/** How much of what is free lies before. */
function share(align: Style['alignItems']): number {
  if (align === 'center') return 0.5
  return align === 'flex-end' ? 1 : 0
}

interface Spread {
  free: number
  count: number
  justifyContent: Style['justifyContent']
}

function spread({ free, count, justifyContent }: Spread): { before: number; between: number } {
  if (justifyContent === 'center') return { before: free / 2, between: 0 }
  if (justifyContent === 'space-between' && count > 1) return { before: 0, between: free / (count - 1) }
  return { before: 0, between: 0 }
}
