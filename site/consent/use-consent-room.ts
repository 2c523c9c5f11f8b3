import { type RefObject, useLayoutEffect } from 'react'

const ROOM = '--consent-room'

/** Tells the page how much of its lower edge the bar takes: what sticks there stands above it, and its end can be read. */
export function useConsentRoom(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = bar
    if (!current) return
    const { style } = document.documentElement
    const tell = () => style.setProperty(ROOM, `${current.offsetHeight}px`)
    const observer = new ResizeObserver(tell)
    tell()
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(ROOM)
    }
  }, [bar])
}
