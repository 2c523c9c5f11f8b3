import type { SketchFrame, Spot } from './spread-marks.ts'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

type Anchor = 'start' | 'middle' | 'end'

/** Where a name is written: at its middle height, from, around or up to `x`. */
export interface PlacedLabel {
  x: number
  y: number
  anchor: Anchor
  box: Box
}

interface LabelRoom {
  /** Takes the room of something drawn, whether it was free or not. */
  take: (box: Box) => void
  /** The first of these boxes that is free and in the frame, which is taken then. */
  takeFirst: <Candidate extends { box: Box }>(candidates: readonly Candidate[]) => Candidate | null
}

/** What is drawn on a sketch, so that no name lies on another or on a mark. */
export function createLabelRoom(frame: SketchFrame, margin: number): LabelRoom {
  const taken: Box[] = []
  const isFree = (box: Box) => isInside({ box, frame, margin }) && !taken.some((other) => overlap(box, other))
  return {
    take: (box) => void taken.push(box),
    takeFirst(candidates) {
      const found = candidates.find(({ box }) => isFree(box)) ?? null
      if (found) taken.push(found.box)
      return found
    },
  }
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
}

function isInside({ box, frame, margin }: { box: Box; frame: SketchFrame; margin: number }): boolean {
  return (
    box.left >= margin &&
    box.top >= margin &&
    box.left + box.width <= frame.width - margin &&
    box.top + box.height <= frame.height - margin
  )
}

/** Wide enough in every face: capitals and `m` make up for what `i` and `l` save. */
const WIDTH_PER_LETTER = 0.58
const LINE_HEIGHT = 1.25

export function labelSize(text: string, fontSize: number): { width: number; height: number } {
  const capitals = text.replace(/[^\p{Lu}]/gu, '').length
  const width = (text.length * WIDTH_PER_LETTER + capitals * 0.16) * fontSize
  return { width: Math.ceil(width), height: Math.ceil(LINE_HEIGHT * fontSize) }
}

interface AroundOptions {
  spot: Spot
  text: string
  fontSize: number
  /** From the spot to the name. */
  gap: number
}

/** A name to the right of its spot, to the left, above and below, in the order in which one reads them best. */
export function labelsAround({ spot: { x, y }, text, fontSize, gap }: AroundOptions): PlacedLabel[] {
  const { width, height } = labelSize(text, fontSize)
  const label = (anchor: Anchor, [dx, dy]: readonly [number, number]): PlacedLabel => {
    const at = { x: x + dx, y: y + dy }
    const left = anchor === 'start' ? at.x : anchor === 'end' ? at.x - width : at.x - width / 2
    return { ...at, anchor, box: { left, top: at.y - height / 2, width, height } }
  }
  const beside = gap + height / 2
  return [
    label('start', [gap, 0]),
    label('end', [-gap, 0]),
    label('middle', [0, -beside]),
    label('middle', [0, beside]),
    label('start', [gap, -height / 2]),
    label('end', [-gap, -height / 2]),
    label('start', [gap, height / 2]),
    label('end', [-gap, height / 2]),
  ]
}
