import { type RefObject, useLayoutEffect } from 'react'
import { ROOM, ROOM_FOR } from './room-rule.ts'

/** Tells the page how much of its lower edge the bar takes: what sticks there stands above it, and its end can be read. */
export function useConsentRoom(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = bar
    if (!current) return
    const sheet = new CSSStyleSheet()
    const tell = () => sheet.replaceSync(`${ROOM_FOR}{${ROOM}:${current.offsetHeight}px}`)
    const observer = new ResizeObserver(tell)
    tell()
    document.adoptedStyleSheets.push(sheet)
    observer.observe(current)
    return () => {
      observer.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [bar])
}
