import { createStore } from '#ui/state/create-store.ts'

type NotificationKind = 'info' | 'success' | 'error'

export interface Notification {
  id: number
  text: string
  kind: NotificationKind
  /** Where it leads on. */
  link?: NotificationLink
}

interface NotificationLink {
  path: string
  label: string
}

/** How long a notification stays when nobody holds it; one that leads on leaves the time to follow it. */
export const NOTIFICATION_MS = 3_000
export const LEADING_NOTIFICATION_MS = 8_000
const MOST_AT_ONCE = 4

export const notifications = createStore<readonly Notification[]>([])
let lastId = 0

/** Says something at the edge of the screen. The same words again start their time anew instead of standing there twice. */
export function notify(text: string, kind: NotificationKind = 'info'): void {
  show({ text, kind })
}

/** Says that something has been done, and where one goes on from there. */
export function notifyLeading(text: string, link: NotificationLink): void {
  show({ text, kind: 'success', link })
}

function show(said: Omit<Notification, 'id'>): void {
  const others = notifications.get().filter(({ text }) => text !== said.text)
  lastId += 1
  notifications.set([...others, { ...said, id: lastId }].slice(-MOST_AT_ONCE))
}

export function dismiss(id: number): void {
  notifications.set(notifications.get().filter((notification) => notification.id !== id))
}
