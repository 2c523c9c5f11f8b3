import { useEffect } from 'react'
import type { DataRouter } from 'react-router'

/** Where the router of this document lies. */
interface RouterWindow extends Window {
  __reactRouterDataRouter?: DataRouter
}

/** Pages that scripts open turn as those that the browser opens do: by its own transition. Not for who prefers stillness. */
export function usePageTurns(): void {
  useEffect(() => {
    const router = (window as RouterWindow).__reactRouterDataRouter
    if (!router || !document.startViewTransition) return
    const { navigate } = router
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const turn = start(update)
      // Whoever goes on at once cuts it short: nothing to report.
      turn.ready.catch(() => {})
      return turn
    }
    router.navigate = ((to: string, options: object) =>
      navigate(to, { ...options, viewTransition: isOtherPage(to) })) as typeof navigate
    // After the router's own listener, which would keep its turns in the browser.
    window.addEventListener('pagehide', forgetTurns)
  }, [])
}

/** Nothing is kept that the list of what is kept does not name. */
function forgetTurns(): void {
  try {
    window.sessionStorage.removeItem('remix-router-transitions')
  } catch {}
}

function isOtherPage(to: unknown): boolean {
  return (
    typeof to === 'string' &&
    to.startsWith('/') &&
    to.split(/[?#]/)[0] !== window.location.pathname &&
    matchMedia('(prefers-reduced-motion: no-preference)').matches
  )
}
