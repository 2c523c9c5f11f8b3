import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page has been taken over by its script. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
