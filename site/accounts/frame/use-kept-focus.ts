import { useEffect } from 'react'
import { useLocation } from '#ui/router/hooks.ts'

/** Of the document's first page: whoever opens it begins at its top anyway. */
const FIRST = 'default'

/** A page that takes away what had the focus gets it itself: whoever tabs or listens goes on at its content. */
export function useKeptFocus(): void {
  const { key } = useLocation()
  useEffect(() => {
    if (key === FIRST || document.activeElement !== document.body) return
    document.getElementById('contenu')?.focus({ preventScroll: true })
  }, [key])
}
