const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * Functions of CSS that only reckon, paint or place. What fetches (`url`, `src`, `image`, `image-set`), shows another
 * part of the page (`element`) or once ran scripts (`expression`) is not among them, nor is any name that is written
 * with escapes.
 */
export const HARMLESS_FUNCTIONS = words(`
  calc min max clamp round mod rem abs sign sin cos tan asin acos atan atan2 pow sqrt hypot log exp progress
  var env attr rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark icc-color
  linear-gradient radial-gradient conic-gradient
  repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient
  matrix matrix3d translate translate3d translatex translatey translatez scale scale3d scalex scaley scalez
  rotate rotate3d rotatex rotatey rotatez skew skewx skewy perspective
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  circle ellipse inset polygon path rect xywh shape ray
  cubic-bezier steps linear repeat minmax fit-content anchor anchor-size
  counter counters symbols type format tech local stylistic styleset character-variant swash ornaments annotation`)

/** How deeply brackets lie in each other; a reader that goes down with them must not be sent too far. */
export function bracketDepth(text: string): number {
  let depth = 0
  let deepest = 0
  for (const sign of text) {
    if (sign === '(' || sign === '[' || sign === '{') depth += 1
    else if (sign === ')' || sign === ']' || sign === '}') depth = Math.max(0, depth - 1)
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
