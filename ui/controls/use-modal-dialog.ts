import { type RefObject, useLayoutEffect, useRef } from 'react'
import { lockScroll } from './lock-scroll.ts'

/** Opens and closes a native dialog: focus moves in, stays in and goes back to where it was. */
export function useModalDialog(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  // A layout effect still finds the dialog in the document when it is taken away, so that focus can go back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    dialog.showModal()
    // Its first child, which can be scrolled, instead of its first button: no ring where nobody has used the keyboard yet.
    if (dialog.firstElementChild instanceof HTMLElement) dialog.firstElementChild.focus()
    const unlock = lockScroll()
    return () => {
      unlock()
      dialog.close()
    }
  }, [isOpen])
  return ref
}
