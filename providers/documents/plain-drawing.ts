/** What papers draw as we see it on pages. Text, styles, masks and effects they would draw otherwise or not at all. */
const PLAIN = new Set('svg g title desc defs path rect circle ellipse line polyline polygon'.split(' '))
const BEYOND =
  /\s(style|class|filter|mask|clip-path|[\w-]*opacity|stroke-dash\w+|display|visibility|vector-effect)=|url\(/
const COLOURS = /\s(?:fill|stroke)="([^"]*)"/g
const KNOWN_COLOUR = /^\s*(none|transparent|black|white|#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\([\d\s,.%]*\))\s*$/i

/** Whether a file is a drawing that can go into a PDF as it is, and be sharp at any size. */
export function isPlainDrawing(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('utf8')
  if (!/^(<\?xml[^>]*>\s*)?<svg[\s>]/.test(text)) return false
  const elements = [...text.matchAll(/<([\w:.-]+)/g)].map(([, name = '']) => name)
  const colours = [...text.matchAll(COLOURS)].map(([, colour = '']) => colour)
  return (
    elements.every((name) => PLAIN.has(name)) &&
    !BEYOND.test(text) &&
    colours.every((colour) => KNOWN_COLOUR.test(colour))
  )
}
