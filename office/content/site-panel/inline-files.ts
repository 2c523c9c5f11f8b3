/** Those in sight are among the first; what is large is left out, so that a slow line is not held up. */
const MOST_PICTURES = 16
const MOST_BYTES = 600_000
/** Wide enough for a small picture of the page. */
const WANTED_WIDTH = 640

const CSS_URL = /url\(\s*(?:"([^"]+)"|'([^']+)'|([^)"'\s]+))\s*\)/g

/** Everything that the page's styles say, with the typefaces and grounds that they need written into them. */
export async function inlineStyles(page: Document, own: readonly string[]): Promise<string> {
  const links = [...page.querySelectorAll('link[rel="stylesheet"]')]
  const sheets = await Promise.all(links.map((link) => textOf(link.getAttribute('href'))))
  const css = [...sheets, ...own].join('\n')
  // Typefaces that the page asks for at once are those in sight.
  const fonts = [...page.querySelectorAll('link[as="font"]')].map((one) => one.getAttribute('href') ?? '')
  const grounds = [...css.matchAll(CSS_URL)]
    .map(([, ...found]) => found.find((one) => one !== undefined) ?? '')
    .filter((url) => url.startsWith('/img/'))
  const written = await writeOut([...fonts, ...grounds.slice(0, MOST_PICTURES)])
  return css.replace(CSS_URL, (whole, ...found: (string | undefined)[]) => {
    const url = found.slice(0, 3).find((one) => one !== undefined) ?? ''
    if (url.startsWith('data:') || url.startsWith('#')) return whole
    return `url("${written.get(url) ?? 'data:,'}")`
  })
}

/** The first pictures of the page, written into it in a small size; all others are only their place. */
export async function inlinePictures(page: Document): Promise<void> {
  for (const source of page.querySelectorAll('picture > source')) source.remove()
  const pictures = [...page.querySelectorAll('img')]
  const wanted = new Map(pictures.slice(0, MOST_PICTURES).map((one) => [one, smallAddress(one)]))
  const written = await writeOut([...wanted.values()])
  for (const one of pictures) {
    const bytes = written.get(wanted.get(one) ?? '')
    for (const name of ['srcset', 'sizes', 'loading', 'decoding']) one.removeAttribute(name)
    one.setAttribute('src', bytes ?? EMPTY_PICTURE)
  }
}

const EMPTY_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** The narrowest that is wide enough; else the one that is named first. */
function smallAddress(picture: Element): string {
  const choices = (picture.getAttribute('srcset') ?? '').split(',').flatMap((choice) => {
    const [address, width] = choice.trim().split(/\s+/)
    return address && width?.endsWith('w') ? [{ address, width: Number.parseInt(width, 10) }] : []
  })
  const fitting = choices.filter(({ width }) => width >= WANTED_WIDTH).sort((one, other) => one.width - other.width)
  return fitting[0]?.address ?? picture.getAttribute('src') ?? ''
}

/** Files as data addresses, by the address they came from; what cannot be had is not among them. */
async function writeOut(addresses: readonly string[]): Promise<Map<string, string>> {
  const own = [...new Set(addresses)].filter((address) => address.startsWith('/'))
  const written = await Promise.all(own.map(async (address) => [address, await dataAddress(address)] as const))
  return new Map(written.flatMap(([address, data]) => (data === null ? [] : [[address, data]])))
}

async function dataAddress(address: string): Promise<string | null> {
  const answer = await fetch(address, { credentials: 'omit' }).catch(() => null)
  const bytes = answer?.ok ? await answer.blob() : null
  if (!bytes || bytes.size > MOST_BYTES) return null
  return new Promise((done) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => done(null)
    reader.readAsDataURL(bytes)
  })
}

async function textOf(address: string | null): Promise<string> {
  const answer = address?.startsWith('/') ? await fetch(address).catch(() => null) : null
  return answer?.ok ? answer.text() : ''
}
