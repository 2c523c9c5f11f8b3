/** Whoever was asked to draw a page and is still silent will not do it any more. */
const PATIENCE_MS = 60_000

interface Looked {
  /** What was looked at last, and since when somebody draws it. */
  html_hash: string | null
  asked_at: Date | null
  /** What the picture shows. */
  picture_hash: string | null
}

/** Whether whoever looks at a page now is to draw it: its picture shows something else, and nobody is drawing it. */
export function isToDraw(last: Looked, { hash, now }: { hash: string; now: Date }): boolean {
  if (last.picture_hash === hash) return false
  const isBeingDrawn = last.html_hash === hash && last.asked_at !== null
  return !isBeingDrawn || now.getTime() - (last.asked_at?.getTime() ?? 0) >= PATIENCE_MS
}
