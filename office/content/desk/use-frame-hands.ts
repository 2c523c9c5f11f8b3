import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { DeskSection } from '#contract/content/page-content.ts'
import { findInline } from './find-inline.ts'
import type { InlineText } from './inline-text.ts'

export interface FrameHands {
  sectionOf: (id: string) => DeskSection | undefined
  select: (id: string) => void
  /** Puts a section before or after another. */
  drop: (id: string, target: { id: string; side: 'before' | 'after' }) => void
  type: (id: string, typed: InlineText & { typed: string }) => void
  /** Nothing is typed any more; what was, where something was. */
  rest: (id: string, typed: (InlineText & { typed: string }) | null) => void
  key: (event: KeyboardEvent) => void
}

interface HandsOptions {
  frame: RefObject<HTMLIFrameElement | null>
  /** Counts up when the frame shows something new. */
  loads: number
  chosen: string | null
  isTyping: RefObject<boolean>
  hands: FrameHands
  mayChange: boolean
}

/** What one does on the page itself: choose a section, type on it, drag it elsewhere. */
export function useFrameHands(options: HandsOptions): void {
  const { frame, loads, chosen, hands } = options
  const onClick = useClicks(options)
  const drags = useDrags(options)
  const onKey = useEffectEvent((event: KeyboardEvent) => hands.key(event))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame that shows another page has to be taken in hand anew.
  useEffect(() => {
    const inside = frame.current?.contentDocument
    if (!inside?.body) return
    const stop = new AbortController()
    const { signal } = stop
    inside.addEventListener('click', onClick, { capture: true, signal })
    inside.addEventListener('submit', (event) => event.preventDefault(), { capture: true, signal })
    inside.addEventListener('keydown', onKey, { signal })
    inside.addEventListener('dragstart', drags.onStart, { signal })
    inside.addEventListener('dragover', drags.onOver, { signal })
    inside.addEventListener('drop', drags.onDrop, { signal })
    return () => stop.abort()
  }, [loads])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has just come is marked as well.
  useEffect(() => {
    const inside = frame.current?.contentDocument
    if (!inside) return
    for (const part of inside.querySelectorAll('[data-part]')) mark(part, chosen)
  }, [chosen, loads])
  const shownTo = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a section that was just added is not there before it is drawn.
  useEffect(() => {
    if (shownTo.current === chosen) return
    const inside = frame.current?.contentDocument
    const part = chosen && inside?.querySelector(`[data-part="${CSS.escape(chosen)}"]`)
    if (chosen && !part) return
    shownTo.current = chosen
    // At once: browsers give up a scroll that glides when the page changes on its way, as it does while one works on it.
    if (part) (part.firstElementChild ?? part).scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [chosen, loads, frame])
}

function partOf(target: EventTarget | null): Element | null {
  return target && 'closest' in target ? (target as Element).closest('[data-part]') : null
}

/** A touch chooses a section, and words that stand there are typed where they are. */
function useClicks({ hands, isTyping, mayChange }: HandsOptions): (event: Event) => void {
  return useEffectEvent((event: Event) => {
    const target = event.target as Element | null
    if (target?.closest('[contenteditable]')) return
    event.preventDefault()
    event.stopPropagation()
    const part = partOf(target)
    const id = part?.getAttribute('data-part')
    if (!part || !id || !target) return
    hands.select(id)
    const section = hands.sectionOf(id)
    const inline = mayChange && section ? findInline(section, { part, target }) : null
    if (inline) typeIn({ ...inline, id, hands, isTyping })
  })
}

interface Typing extends Pick<HandsOptions, 'hands' | 'isTyping'> {
  id: string
  element: HTMLElement
  text: InlineText
}

/** Until one leaves it, the element takes what is typed. */
function typeIn({ id, element, text, hands, isTyping }: Typing): void {
  const stop = new AbortController()
  const { signal } = stop
  isTyping.current = true
  element.contentEditable = 'plaintext-only'
  element.focus()
  let hasTyped = false
  const typed = () => ({ ...text, typed: element.textContent ?? '' })
  const onInput = () => {
    hasTyped = true
    hands.type(id, typed())
  }
  element.addEventListener('input', onInput, { signal })
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    element.blur()
  }
  element.addEventListener('keydown', onKey, { signal })
  const onBlur = () => {
    stop.abort()
    element.removeAttribute('contenteditable')
    isTyping.current = false
    hands.rest(id, hasTyped ? typed() : null)
  }
  element.addEventListener('blur', onBlur, { signal })
}

/** A section is dragged by itself, and lies before or after the one that it is let go over. */
function useDrags({ hands, mayChange }: HandsOptions) {
  const dragged = useRef<string | null>(null)
  const onStart = useEffectEvent((event: DragEvent) => {
    dragged.current = mayChange ? (partOf(event.target)?.getAttribute('data-part') ?? null) : null
  })
  const onOver = useEffectEvent((event: DragEvent) => {
    const part = partOf(event.target)
    if (dragged.current === null || !part) return
    event.preventDefault()
    clearDrops(event)
    const box = (part.firstElementChild ?? part).getBoundingClientRect()
    part.setAttribute('data-drop', event.clientY < box.top + box.height / 2 ? 'before' : 'after')
  })
  const onDrop = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    const part = partOf(event.target)
    const id = part?.getAttribute('data-part')
    const side = part?.getAttribute('data-drop')
    clearDrops(event)
    if (dragged.current && id && id !== dragged.current && (side === 'before' || side === 'after'))
      hands.drop(dragged.current, { id, side })
    dragged.current = null
  })
  return { onStart, onOver, onDrop }
}

function mark(part: Element, chosen: string | null): void {
  const isChosen = part.getAttribute('data-part') === chosen
  part.toggleAttribute('data-chosen', isChosen)
  part.firstElementChild?.setAttribute('draggable', String(isChosen))
}

function clearDrops({ target }: Event): void {
  const page = target && 'ownerDocument' in target ? (target as Element).ownerDocument : null
  for (const part of page?.querySelectorAll('[data-drop]') ?? []) part.removeAttribute('data-drop')
}
