import { useEffect, useEffectEvent } from 'react'

/** Nobody who goes to and fro between two windows makes the server work for it. */
const SOONEST_MS = 15_000
const CLOCK_MS = 300_000

/** Asks anew when somebody comes back to the page, and every five minutes while it is in sight. */
export function useKeptFresh(refresh: () => Promise<void>): void {
  const renew = useEffectEvent(refresh)
  useEffect(() => {
    let askedAt = Date.now()
    const ask = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < SOONEST_MS) return
      askedAt = Date.now()
      void renew()
    }
    const clock = setInterval(ask, CLOCK_MS)
    window.addEventListener('focus', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(clock)
      window.removeEventListener('focus', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [])
}
