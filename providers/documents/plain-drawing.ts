/** What the PDF draws as we see it on pages. Text, styles, masks and effects it draws otherwise or not at all. */
const PLAIN = new Set('svg g title desc defs path rect circle ellipse line polyline polygon'.split(' '))

/** Whether a file is a drawing that can go into a PDF as it is, and be sharp at any size. */
export function isPlainDrawing(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('utf8')
  if (!/^(<\?xml[^>]*>\s*)?<svg[\s>]/.test(text)) return false
  const elements = [...text.matchAll(/<([\w:.-]+)/g)].map(([, name = '']) => name)
  return elements.every((name) => PLAIN.has(name)) && !/\s(style|class|filter|mask|clip-path)=|url\(/.test(text)
}
