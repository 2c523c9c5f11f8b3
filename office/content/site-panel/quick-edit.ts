import type { PanelPlace } from '#contract/content/layouts.ts'
import type { PanelWords } from '#words/office/panel/fr.ts'
import { declinationRow } from './declination-row.ts'
import { listDeclinations } from './declinations.ts'
import { button, element, twoLabels } from './elements.ts'

interface QuickEditOptions {
  words: PanelWords
  /** What it opens above the bar. */
  region: HTMLElement
}

/** The button that opens prices and stock of the product, and closes them. */
export function quickEdit(place: PanelPlace, { words, region }: QuickEditOptions): HTMLButtonElement {
  let sheet: HTMLElement | null = null
  const close = () => {
    sheet?.remove()
    sheet = null
    opener.setAttribute('aria-expanded', 'false')
  }
  const open = async () => {
    const opened = element('div', { attributes: { class: 'sheet' } })
    sheet = opened
    opener.setAttribute('aria-expanded', 'true')
    region.prepend(opened)
    const content = await sheetContent(place, words)
    if (sheet !== opened) return
    opened.append(...content)
    opened.querySelector<HTMLElement>('input')?.focus()
  }
  const opener = button(twoLabels(words.quick), {
    'aria-expanded': 'false',
    onClick: () => (sheet ? close() : void open()),
  })
  region.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !sheet) return
    close()
    opener.focus()
  })
  return opener
}

async function sheetContent(place: PanelPlace, words: PanelWords): Promise<HTMLElement[]> {
  const found = await listDeclinations(place.id).catch(() => null)
  const title = element('h2', { children: [words.quickTitle] })
  if (found === null) return [title, element('p', { attributes: { class: 'wrong' }, children: [words.offline] })]
  if (found.length === 0) return [title, element('p', { children: [words.nothing] })]
  const rows = found.map((one) => element('li', { children: [declinationRow(one, { place, words })] }))
  return [title, element('ul', { attributes: { class: 'rows' }, children: rows })]
}
