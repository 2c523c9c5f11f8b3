import { margins } from './measures.ts'
import type { Piece, TextStyle } from './pieces.ts'
import { outerHeight, type Placed, place } from './place.ts'

/** What stands on pages one after the other: what is never parted, or rows under a head that comes again on every page. */
export type Block =
  | { kind: 'whole'; piece: Piece }
  | { kind: 'table'; head: Piece; rows: readonly Piece[]; marginBottom: number }

interface Frame {
  left: number
  top: number
  width: number
  /** Where the foot begins. */
  bottom: number
  base: TextStyle
}

/** As many pages as the blocks need. */
export function flowPages(blocks: readonly Block[], frame: Frame): Placed[][] {
  const pages: Placed[][] = [[]]
  let y = frame.top
  const set = (piece: Piece) => place(piece, { width: frame.width, base: frame.base })
  const put = (placed: Placed) => {
    const { top } = margins(placed.piece.style)
    pages.at(-1)?.push({ ...placed, x: frame.left, y: y + top })
    y += outerHeight(placed)
  }
  const turn = () => {
    pages.push([])
    y = frame.top
  }
  const hasRoom = (height: number) => y + height <= frame.bottom || y === frame.top
  for (const block of blocks) {
    if (block.kind === 'whole') {
      for (const placed of partsOf(set(block.piece), { set, most: frame.bottom - frame.top })) {
        if (!hasRoom(placed.height)) turn()
        put(placed)
      }
      continue
    }
    const head = set(block.head)
    let isBegun = false
    for (const row of block.rows.map(set)) {
      const isTurned = !hasRoom(row.height + (isBegun ? 0 : head.height))
      if (isTurned) turn()
      if (isTurned || !isBegun) put(head)
      isBegun = true
      put(row)
    }
    y += block.marginBottom
  }
  return pages
}

/** What is higher than a page comes apart. */
function partsOf(placed: Placed, { set, most }: { set: (piece: Piece) => Placed; most: number }): Placed[] {
  const { piece } = placed
  const mayPart = piece.kind === 'box' && piece.style.flexDirection === undefined && piece.children.length > 1
  return placed.height <= most || !mayPart ? [placed] : piece.children.map(set)
}
