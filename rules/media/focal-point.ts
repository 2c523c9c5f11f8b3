interface FocalPoint {
  x: number
  y: number
}

/** Whole tens are near enough for any crop, and few enough to be classes: pages may carry no styles of their own. */
export function focalClasses({ x, y }: FocalPoint): string {
  return `focal focal-x-${toTens(x)} focal-y-${toTens(y)}`
}

function toTens(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)) / 10) * 10
}
