let locks = 0

/** Keeps the page behind a dialog where it is, without a jump where the scroll bar was. Gives back the way to undo it. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  if (locks === 0) {
    const bar = window.innerWidth - clientWidth
    style.overflow = 'hidden'
    if (bar > 0) style.paddingInlineEnd = `${bar}px`
  }
  locks += 1
  return () => {
    locks -= 1
    if (locks > 0) return
    style.overflow = ''
    style.paddingInlineEnd = ''
  }
}
