import { createStore } from '#ui/state/create-store.ts'

type NotificationKind = 'info' | 'success' | 'error'

export interface Notification {
  id: number
  text: string
  kind: NotificationKind
}

/** How long a notification stays when nobody holds it. */
export const NOTIFICATION_MS = 3_000
const MOST_AT_ONCE = 4

export const notifications = createStore<readonly Notification[]>([])
let lastId = 0

/** Says something at the edge of the screen. The same words again start their time anew instead of standing there twice. */
export function notify(text: string, kind: NotificationKind = 'info'): void {
  const others = notifications.get().filter((said) => said.text !== text)
  lastId += 1
  notifications.set([...others, { text, kind, id: lastId }].slice(-MOST_AT_ONCE))
}

export function dismiss(id: number): void {
  notifications.set(notifications.get().filter((notification) => notification.id !== id))
}
