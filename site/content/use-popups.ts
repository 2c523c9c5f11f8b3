import { useEffect } from 'react'
import type { TimedPopup } from '#contract/content/popups.ts'
import { notify } from '#ui/overlays/notification-store.ts'
import { useCameBy, useLocation } from '#ui/router/hooks.ts'
import { useWords } from '#ui/text/words-context.tsx'

const NAME = '#popup-'

export interface TimedPopups {
  /** The addresses that may have some, as a pattern; empty where no page has. */
  on: string
  timed: readonly TimedPopup[]
}

/**
 * Makes every link to `#popup-3` open that popup, the address itself when it ends so, and those that are due by
 * themselves. It stands in the first script of every page: what does the work is fetched when there is some.
 */
export function usePopups({ on, timed }: TimedPopups): void {
  const words = useWords()
  const { hash, key, pathname } = useLocation()
  const isByVisitor = useCameBy() !== 'POP'

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address asked for again has another key.
  useEffect(() => {
    const follow = (asked: { hash: string; byVisitor: boolean }) =>
      load().then(
        (part) => part?.followPopupLink({ ...asked, words }),
        () => notify(words.errorHint, 'error'),
      )
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(`a[href^="${NAME}"]`)
      if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void follow({ hash: link.hash, byVisitor: true })
    }
    if (hash.startsWith(NAME)) void follow({ hash, byVisitor: isByVisitor })
    // On the way down, before the router follows the link.
    addEventListener('click', onClick, true)
    return () => removeEventListener('click', onClick, true)
  }, [words, hash, key, isByVisitor])

  useEffect(() => {
    if (!on || !new RegExp(on).test(pathname)) return
    const left = new AbortController()
    // Nobody misses what nobody asked for.
    load().then((part) => part?.watchPopups({ timed, pathname, left: left.signal }), Boolean)
    return () => left.abort()
  }, [on, timed, pathname])
}

const load = () => import('./popup-work.ts')
