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
  const drawing = await openDrawing(
    svgText(`${styleText(css)}${new XMLSerializer().serializeToString(page.documentElement)}`),
  )
  const canvas = canvasOf(PICTURE)
  canvas.getContext('2d')?.drawImage(drawing, 0, 0, PICTURE.width, PICTURE.height)
  // Where WebP cannot be written, browsers give PNG.
  return new Promise((done) => canvas.toBlob(done, 'image/webp', 0.85))
}

/** One dot of #ff0000, as a picture within the drawing. */
const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='

/**
 * Whether this browser paints such a drawing and lets it be read again: tried with a dot, before a page is looked at. Old
 * WebKit keeps what it has painted for itself, newer ones leave out pictures within it, and who hides from being known by
 * the canvas reads what was never painted.
 */
export async function canDraw(): Promise<boolean> {
  try {
    const dot = `<img xmlns="http://www.w3.org/1999/xhtml" src="${DOT}" style="display:block" width="${WINDOW.width}" height="${WINDOW.height}"/>`
    const drawing = await openDrawing(svgText(dot))
    const pen = canvasOf({ width: 1, height: 1 }).getContext('2d')
    pen?.drawImage(drawing, 0, 0, 1, 1)
    const [red = 0, green = 255, , alpha = 0] = pen?.getImageData(0, 0, 1, 1).data ?? []
    return red > 200 && green < 50 && alpha === 255
  } catch {
    return false
  }
}

function canvasOf({ width, height }: { width: number; height: number }): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

function styleText(css: string): string {
  return `<style>${css.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style>`
}

function svgText(html: string): string {
  const { width, height } = WINDOW
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="${width}" height="${height}">${html.replace(UNWRITABLE, '')}</foreignObject></svg>`
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
