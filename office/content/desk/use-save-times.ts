import { useEffect, useEffectEvent } from 'react'
import type { DeskPage } from '#contract/content/page-content.ts'

/** While one types, neither the browser's storage nor the server is asked. */
const KEEP_MS = 250
const REST_MS = 700
const RETRY_MS = 5_000

interface SaveTimes {
  page: DeskPage
  /** The last try has failed. */
  isOffline: boolean
  isHeld: boolean
  save: () => Promise<void>
  /** In this browser. */
  keep: () => void
}

/** When what lies on the desk is kept and saved; both do nothing where there is nothing new. */
export function useSaveTimes({ page, isOffline, isHeld, ...acts }: SaveTimes): void {
  const keep = useEffectEvent(acts.keep)
  const save = useEffectEvent(() => void acts.save())
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read when its time has come; another one begins anew.
  useEffect(() => {
    const timers = [setTimeout(keep, KEEP_MS), setTimeout(save, REST_MS)]
    return () => timers.forEach(clearTimeout)
  }, [page])
  useEffect(() => {
    if (!isOffline) return
    const timer = setInterval(save, RETRY_MS)
    return () => clearInterval(timer)
  }, [isOffline])
  useEffect(() => {
    if (!isHeld) save()
  }, [isHeld])
  useEffect(() => {
    const again = () => save()
    const leave = () => keep()
    window.addEventListener('online', again)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('online', again)
      window.removeEventListener('pagehide', leave)
      // Whoever goes to another screen of the office has not rested yet.
      leave()
      again()
    }
  }, [])
}
