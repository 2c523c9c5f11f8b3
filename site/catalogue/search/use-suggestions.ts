import { useRef, useState } from 'react'
import type { Product, Understood } from '#contract/catalogue/products.ts'
import { getProducts } from '#contract/catalogue/routes.ts'
import { ask } from '#site/browser/browser-ask.ts'

const PAUSE_MS = 150
const MOST = 6

interface Suggestions {
  products: readonly Product[]
  /** How many there are in all. */
  total: number
  understood: Understood
}

const NOTHING_MEANT: Understood = { meals: [], foreignName: null }

/** What is typed, and the products it makes one think of; null while nothing has been asked. */
export function useSuggestions() {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Suggestions | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef('')

  const suggest = async (search: string) => {
    const answer = await ask(getProducts, { list: { search: `lk:${search}`, nbItem: MOST } }).catch(() => null)
    // An answer that comes late is about something that is no longer in the field.
    if (latest.current === search)
      setFound(answer?.success ? { ...answer.data, understood: answer.data.understood ?? NOTHING_MEANT } : null)
  }
  const type = (text: string) => {
    setTyped(text)
    const search = text.trim()
    if (search === latest.current) return
    latest.current = search
    clearTimeout(timer.current)
    if (search === '') setFound(null)
    else timer.current = setTimeout(suggest, PAUSE_MS, search)
  }
  return { typed, found, type }
}
