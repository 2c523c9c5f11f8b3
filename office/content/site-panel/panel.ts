import { getPanel } from '#contract/content/routes.ts'
import { panelWords } from '#words/office/panel/words.ts'
import { bar } from './bar.ts'
import { isFolded, rememberFolded } from './folded.ts'
import { keepPictureFresh } from './page-check.ts'
import { ask, pageLocale } from './panel-ask.ts'
import { PAGE_CSS, PANEL_CSS } from './panel-styles.ts'
import { watchAddress } from './watch-address.ts'

/** Shows whoever may what there is to do with the page that they read; everybody else nothing at all. */
export function openPanel(): void {
  const host = document.createElement('cuvee-panel')
  const root = host.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheetOf(PANEL_CSS)]
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(PAGE_CSS)]
  const edge = new ResizeObserver(() => leaveRoom(host))
  const show = async (path: string) => {
    const answer = await ask(getPanel, { query: { path } }).catch(() => null)
    if (path !== window.location.pathname) return
    if (!answer?.success) {
      host.remove()
      leaveRoom(host)
      return
    }
    const draw = () => {
      host.toggleAttribute('data-folded', isFolded())
      root.replaceChildren(bar(answer.data, { words: panelWords[pageLocale()], isFolded: isFolded(), onFold }))
    }
    const onFold = (folded: 'folded' | 'open') => {
      rememberFolded(folded)
      draw()
      root.querySelector<HTMLElement>('.fold')?.focus()
    }
    draw()
    // Beside the page: what React draws anew is its body.
    if (!host.isConnected) document.documentElement.append(host)
    edge.observe(host)
    leaveRoom(host)
    if (answer.data.page) void keepPictureFresh(answer.data.page, path)
  }
  watchAddress((path) => void show(path))
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** As much as the bar takes; nothing when it is folded away or not there. */
function leaveRoom(host: HTMLElement): void {
  const isOpen = host.isConnected && !host.hasAttribute('data-folded')
  const height = host.shadowRoot?.querySelector<HTMLElement>('.bar')?.offsetHeight ?? 0
  document.documentElement.toggleAttribute('data-panel', isOpen)
  document.documentElement.style.setProperty('--panel-room', `${isOpen ? height : 0}px`)
}
