/** A value that anyone in the browser may change and that components follow. On the server it never changes. */
export interface Store<Value> {
  get(): Value
  set(value: Value): void
  subscribe(listener: () => void): () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
