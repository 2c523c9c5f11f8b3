import { useEffect } from 'react'
import { useLocation } from '#ui/router/hooks.ts'

const REVEALS = '[data-reveal]'

/**
 * Lets elements with `data-reveal` rise into view. The server sends them visible; only those below the fold are hidden,
 * once the page lives, so nothing that is being looked at flickers. `repeats` does it each time they come back.
 */
export function useReveals(repeats: boolean): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page brings other elements.
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) follow({ entry, observer, repeats })
    })
    for (const element of document.querySelectorAll<HTMLElement>(REVEALS)) {
      const isBelow = element.getBoundingClientRect().top >= window.innerHeight
      if (isBelow && element.dataset.revealed === undefined) element.dataset.revealed = 'below'
      const waits = element.dataset.revealed === 'below' || element.dataset.revealed === 'above'
      if (waits || repeats) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [key, repeats])
}

interface FollowOptions {
  entry: IntersectionObserverEntry
  observer: IntersectionObserver
  repeats: boolean
}

/** Above the view an element only fades: moved down, it would come back into view and go again, without end. */
function follow({ entry: { isIntersecting, target, boundingClientRect }, observer, repeats }: FollowOptions): void {
  if (!(target instanceof HTMLElement)) return
  if (!isIntersecting) {
    if (repeats) target.dataset.revealed = boundingClientRect.top < 0 ? 'above' : 'below'
    return
  }
  if (target.dataset.revealed !== undefined) target.dataset.revealed = 'shown'
  if (!repeats) observer.unobserve(target)
}
