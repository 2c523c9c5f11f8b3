import { useEffect } from 'react'
import { useLocation } from '#ui/router/hooks.ts'

const LATE = '.laid-out-late,[class*=shelf-late-]'
const LATE_CLASSES = /\b(laid-out-late|shelf-late-\d)\b/g

/** Browsers without it take a moment of their own. */
const whenIdle: (work: () => void) => void =
  typeof requestIdleCallback === 'function' ? (work) => requestIdleCallback(work) : (work) => setTimeout(work, 50)

/**
 * Lays out the sections far below one by one while nobody waits for anything: the first view is not held up by them,
 * and soon after the scroll bar tells the truth.
 */
export function useIdleLayout(): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page brings other sections.
  useEffect(() => {
    const sections = [...document.querySelectorAll(LATE)]
    let isGone = false
    const layOutNext = () => {
      const next = sections.shift()
      if (isGone || !next) return
      next.className = next.className.replace(LATE_CLASSES, '')
      whenIdle(layOutNext)
    }
    whenIdle(layOutNext)
    return () => {
      isGone = true
    }
  }, [key])
}
