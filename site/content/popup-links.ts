import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { notify } from '#ui/overlays/notification-store.ts'
import { useWords } from '#ui/text/words-context.tsx'
import type { SiteWords } from '#words/sites/shell/fr.ts'
import { closedAt, popups } from './popup-memory.ts'
import { mayShowPopup, popupIdInHash } from './shown-popups.ts'

/** Makes every link to `#popup-3` open that popup, and the address itself when it ends so. */
export function usePopupLinks(): void {
  const words = useWords()
  const { hash, key } = useLocation()
  const isByVisitor = useNavigationType() !== 'POP'

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const id = popupOfClick(event)
      if (id === null) return
      event.preventDefault()
      openPopup(id, words)
    }
    // On the way down, before the router follows the link.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [words])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address asked for again has another key.
  useEffect(() => {
    const id = popupIdInHash(hash)
    if (id === null) return
    const asked = { byVisitor: isByVisitor, wasOpened: popups.get().opened.includes(id), closedAt: closedAt(id) }
    if (mayShowPopup(asked)) openPopup(id, words)
  }, [hash, key, isByVisitor, words])
}

function popupOfClick(event: MouseEvent): number | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || !link) return null
  const { origin, pathname } = window.location
  return link.origin === origin && link.pathname === pathname ? popupIdInHash(link.hash) : null
}

const arriving = new Set<number>()

/** A second click while the first is being answered asks nothing more. */
function openPopup(id: number, words: SiteWords): void {
  if (popups.get().id === id || arriving.has(id)) return
  arriving.add(id)
  import('./show-popup.tsx')
    // Nothing comes when the page is about to be loaded anew.
    .then((part) => part?.showPopup(id, words))
    .catch(() => notify(words.errorHint, 'error'))
    .finally(() => arriving.delete(id))
}
