import { pageNonce } from '#office/shell/page-nonce.ts'

/** What marks the section that one works on, in the page itself. */
const MARKS = `
[data-part] { cursor: pointer }
[data-part][data-chosen] > *, [data-part][data-chosen]:not(.contents) { outline: 2px solid #7a1f2b; outline-offset: -2px }
[data-part]:not([data-chosen]):hover > * { outline: 1px dashed rgb(122 31 43 / 0.6); outline-offset: -1px }
[data-part][data-drop="before"] > * { box-shadow: inset 0 4px #7a1f2b }
[data-part][data-drop="after"] > * { box-shadow: inset 0 -4px #7a1f2b }
[contenteditable] { outline: 2px solid #2f5f7c; outline-offset: 3px; cursor: text }
`

/**
 * A page of the site as it can be worked on: all that visitors see, and nothing that runs. Its own styles carry the nonce
 * of the page around it.
 */
export function readPage(html: string): Document {
  const nonce = pageNonce() ?? ''
  const page = new DOMParser().parseFromString(html.replace(/ nonce="[^"]*"/g, ` nonce="${nonce}"`), 'text/html')
  const left = 'script, noscript, link[rel="modulepreload"], link[as="script"], [data-preview="notice"]'
  for (const element of page.querySelectorAll(left)) element.remove()
  // What visitors' pages lay out late has its own height at once: nothing runs here that would see to it.
  page.documentElement.dataset.laidOut = ''
  return page
}

/** The same as text for a frame. */
export function frameText(page: Document): string {
  const marks = page.createElement('style')
  marks.setAttribute('nonce', pageNonce() ?? '')
  marks.textContent = MARKS
  page.head.append(marks)
  return `<!doctype html>${page.documentElement.outerHTML}`
}

/** Brings what is new into the frame. Sections that are the same stay as they are, so that nothing jumps. */
export function patchFrame(frame: Document, { page, shown }: { page: Document; shown: Map<string, string> }): void {
  const [place, fresh] = [holderOf(frame), holderOf(page)]
  if (!place || !fresh) return
  const old = new Map([...place.children].map((child) => [child.getAttribute('data-part') ?? '', child]))
  const children = [...fresh.children].map((child) => {
    const id = child.getAttribute('data-part') ?? ''
    const html = child.outerHTML
    const same = id !== '' && shown.get(id) === html ? old.get(id) : undefined
    if (id !== '') shown.set(id, html)
    return same ?? frame.importNode(child, true)
  })
  const isSame =
    children.length === place.children.length && children.every((child, at) => child === place.children[at])
  if (!isSame) place.replaceChildren(...children)
}

/** What holds the sections of the page. */
function holderOf(page: Document): Element | null {
  return page.querySelector('[data-part]')?.parentElement ?? page.querySelector('main')
}

/** The sections as they were sent, by their ids. */
export function shownParts(page: Document): Map<string, string> {
  const holder = holderOf(page)
  return new Map([...(holder?.children ?? [])].map((child) => [child.getAttribute('data-part') ?? '', child.outerHTML]))
}
