const WIDEST = 950
const SHARE_OF_WINDOW = 0.75

/** A film is never wider than 950 px, nor than three quarters of the window. */
export function videoMaxWidth(windowWidth: number): number {
  return Math.min(WIDEST, Math.floor(windowWidth * SHARE_OF_WINDOW))
}
