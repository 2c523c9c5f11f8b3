import { useEffect } from 'react'

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]'

/**
 * Whoever works by keyboard goes on from where they were. What has the focus may be taken away by what it did, be switched off
 * until the server has answered, or go with its page: the focus then goes to what is nearest, or to the name of the new page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: { element: Element; around: Element[] } | null = null
    let isOnItsWay = false
    const note = ({ target }: Event) => {
      if (target instanceof Element && target !== document.body) last = { element: target, around: around(target) }
    }
    // Whoever points at nothing has left on purpose.
    const forget = ({ target }: Event) => {
      if (target instanceof Element && !target.closest(FOCUSABLE)) last = null
    }
    const keep = () => {
      if (!last || isOnItsWay || document.activeElement !== document.body) return
      if (!last.element.isConnected) nearest(last.around)?.focus()
      else if (last.element instanceof HTMLElement && !last.element.matches(':disabled')) last.element.focus()
    }
    // Between two elements nothing has the focus, and a list that closes then is a change: it must not call the focus back.
    const pass = ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget) return
      isOnItsWay = true
      setTimeout(() => {
        isOnItsWay = false
        keep()
      })
    }
    const observer = new MutationObserver(keep)
    document.addEventListener('focusin', note)
    // Before whoever closes a list when it is left.
    document.addEventListener('focusout', pass, true)
    document.addEventListener('pointerdown', forget)
    const subtree = { childList: true, subtree: true }
    observer.observe(document.body, { ...subtree, attributes: true, attributeFilter: ['disabled'] })
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', note)
      document.removeEventListener('focusout', pass, true)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])
}

/** What an element lies in, the innermost first, up to the page. */
function around(element: Element): Element[] {
  const found: Element[] = []
  for (let outer = element.parentElement; outer && outer.id !== 'content'; outer = outer.parentElement)
    found.push(outer)
  return found
}

/** Of a page that is still there, what lies nearest; else the name of the one that is there now, once it is. */
function nearest(outer: readonly Element[]): HTMLElement | null {
  const content = document.getElementById('content')
  const left = outer.find((one) => one.isConnected && content?.contains(one))
  return left?.querySelector<HTMLElement>(FOCUSABLE) ?? content?.querySelector<HTMLElement>('h1') ?? null
}
