import { useSyncExternalStore } from 'react'
import type { Store } from './create-store.ts'

export function useStore<Value>({ subscribe, get }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, get)
}
