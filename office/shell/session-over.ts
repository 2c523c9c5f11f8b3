/** Whether the server has said that nobody is signed in here any more. */
let isOver = false
const listeners = new Set<() => void>()

export function tellSessionOver(): void {
  set(true)
}

export function forgetSessionOver(): void {
  set(false)
}

export const sessionStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  isOver: () => isOver,
}

function set(value: boolean): void {
  isOver = value
  for (const listener of listeners) listener()
}
