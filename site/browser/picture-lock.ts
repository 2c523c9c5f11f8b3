import { useEffect } from 'react'

/** Where the estate wants it, pictures and films offer no context menu. */
export function useLockedPictures(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return
    const refuse = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('img, picture, video')) event.preventDefault()
    }
    document.addEventListener('contextmenu', refuse)
    return () => document.removeEventListener('contextmenu', refuse)
  }, [isLocked])
}
