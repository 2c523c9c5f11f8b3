import { useEffect, useEffectEvent, useState } from 'react'

/** Longer than it takes to find the next key. */
const PAUSE_MS = 300

interface SettledText {
  value: string
  onSettle: (text: string) => void
}

/** What is being typed, told once it rests; what comes from elsewhere, as a saved view, takes its place. */
export function useSettledText({ value, onSettle }: SettledText) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const [told, setTold] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // What comes back of what was told leaves alone what was typed meanwhile.
    if (value !== told) {
      setTold(value)
      setTyped(value)
    }
  }
  const settle = useEffectEvent((text: string) => {
    setTold(text)
    onSettle(text)
  })
  useEffect(() => {
    if (typed === told) return
    const { pathname } = location
    // Who has left the list meanwhile is not led back to it.
    const timer = setTimeout(() => location.pathname === pathname && settle(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, told])
  return { typed, setTyped }
}

/** Once nothing is typed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  const { typed, setTyped } = useSettledText({ value: settled, onSettle: setSettled })
  if (typed !== text) setTyped(text)
  return settled
}
