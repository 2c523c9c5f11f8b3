import { type PointerEvent, useRef } from 'react'
import { stepOfSwipe } from './slide-positions.ts'

/** Lets a finger draw an element sideways and says which way it went. A mouse has the arrows. */
export function useSwipe(onStep: (step: -1 | 1) => void) {
  const start = useRef<{ x: number; at: number } | null>(null)

  const draw = ({ element, distance, isDrawn }: { element: HTMLElement; distance: number; isDrawn: boolean }) => {
    element.style.translate = distance === 0 ? '' : `${distance}px`
    element.style.transitionDuration = isDrawn ? '0s' : ''
  }
  const letGo = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = null
    draw({ element: currentTarget, distance: 0, isDrawn: false })
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isFinger = event.pointerType !== 'mouse' && !(event.target instanceof HTMLVideoElement)
      // A second finger zooms.
      if (!event.isPrimary) letGo(event)
      else if (isFinger) start.current = { x: event.clientX, at: event.timeStamp }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current && event.isPrimary)
        draw({ element: event.currentTarget, distance: event.clientX - start.current.x, isDrawn: true })
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!start.current || !event.isPrimary) return
      const { x, at } = start.current
      const width = event.currentTarget.clientWidth
      const step = stepOfSwipe({ distance: event.clientX - x, width, milliseconds: event.timeStamp - at })
      letGo(event)
      if (step !== 0) onStep(step)
    },
    onPointerCancel: letGo,
  }
}
