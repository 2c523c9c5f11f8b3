import { inlinePictures, inlineStyles } from './inline-files.ts'

/** What one sees of the page before scrolling, on a desk. */
const WINDOW = { width: 1280, height: 960 } as const
const PICTURE = { width: 640, height: 480 } as const
/** What runs, plays or asks elsewhere, and what only some visitors see. */
const LEFT_OUT = 'script, noscript, iframe, video, audio, object, template, meta, base, link, #consent, dialog'

/**
 * A picture of a page, made by the browser itself: the page becomes a drawing (an SVG with the HTML in it) that stands for
 * itself, with its styles, first pictures and typefaces inside, and is painted on a canvas. Null where a browser cannot.
 */
export async function drawPage(html: string): Promise<Blob | null> {
  // Even a document that nobody shows obeys the policy of the one that reads it: its styles are text, never elements.
  const own: string[] = []
  const bare = html.replace(/<style[^>]*>([\s\S]*?)<\/style>/gi, (_, css: string) => {
    own.push(css)
    return ''
  })
  const page = new DOMParser().parseFromString(bare, 'text/html')
  const css = await inlineStyles(page, own)
  await inlinePictures(page)
  for (const one of page.querySelectorAll(LEFT_OUT)) one.remove()
  const drawing = await openDrawing(svgText(page, css))
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE.width
  canvas.height = PICTURE.height
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.drawImage(drawing, 0, 0, PICTURE.width, PICTURE.height)
  // Where WebP cannot be written, browsers give PNG.
  return new Promise((done) => canvas.toBlob(done, 'image/webp', 0.85))
}

function svgText({ documentElement }: Document, css: string): string {
  const { width, height } = WINDOW
  const style = `<style>${css.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style>`
  const html = `${style}${new XMLSerializer().serializeToString(documentElement)}`.replace(UNWRITABLE, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="${width}" height="${height}">${html}</foreignObject></svg>`
}

/** Letters that HTML takes and XML does not. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones.
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Not by a blob: the page's policy takes pictures of its own and those that are written out. */
async function openDrawing(svg: string): Promise<HTMLImageElement> {
  const drawing = new Image(WINDOW.width, WINDOW.height)
  drawing.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await drawing.decode()
  return drawing
}
