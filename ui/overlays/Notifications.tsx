import { useEffect, useRef, useState } from 'react'
import { Glyph } from '#ui/pictures/glyphs.tsx'
import { useStore } from '#ui/state/use-store.ts'
import { useWords } from '#ui/text/words-context.tsx'
import { dismiss, NOTIFICATION_MS, type Notification, notifications } from './notification-store.ts'

const FADE_MS = 200
const SIGNS = { info: 'info', success: 'tick', error: 'alert' } as const

/**
 * At the lower edge, away from menu, basket and the button that was pressed, and above what sticks there; as a popover it
 * stands over an open dialog as well. Empty until something is said.
 */
export function Notifications() {
  const shown = useStore(notifications)
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown.length === 0) return
    // Shown anew, it comes to lie above a dialog that was opened meanwhile. An old browser leaves it where it is.
    region.current?.togglePopover?.(false)
    region.current?.togglePopover?.(true)
  }, [shown])
  return (
    <div ref={region} popover="manual" className="slips">
      <NotificationList role="status" shown={shown.filter(({ kind }) => kind !== 'error')} />
      <NotificationList role="alert" shown={shown.filter(({ kind }) => kind === 'error')} />
    </div>
  )
}

function NotificationList({ role, shown }: { role: 'status' | 'alert'; shown: readonly Notification[] }) {
  return (
    <div role={role} aria-atomic="false">
      {shown.map((notification) => (
        <Slip key={notification.id} notification={notification} />
      ))}
    </div>
  )
}

/** Stays while a pointer or the keyboard is on it. */
function Slip({ notification: { id, text, kind } }: { notification: Notification }) {
  const words = useWords()
  const [isHeld, setHeld] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    if (isHeld && !isLeaving) return
    const timer = setTimeout(() => (isLeaving ? dismiss(id) : setLeaving(true)), isLeaving ? FADE_MS : NOTIFICATION_MS)
    return () => clearTimeout(timer)
  }, [id, isHeld, isLeaving])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while someone reads; its button is the control.
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={`slip ${isLeaving ? 'opacity-0' : ''}`}
    >
      <span>
        <Glyph sign={SIGNS[kind]} />
      </span>
      <p>{text}</p>
      <button type="button" aria-label={words.dismiss} onClick={() => setLeaving(true)} className="slip-close">
        <Glyph sign="cross" />
      </button>
    </div>
  )
}
