import { useEffect, useEffectEvent, useState } from 'react'
import type { Envelope } from '#contract/basics/envelope.ts'
import { useWords } from './locale.ts'

interface Answered<Data> {
  data: Data | null
  /** Why there is none, in words. */
  refusal: string | null
  /** Asks once more. */
  reload: () => Promise<void>
  /** The same, unnoticed: where no answer comes, what is there stays. */
  refresh: () => Promise<void>
}

/** What a call answers, asked anew when the key is another; an empty key asks nothing. */
export function useAnswer<Data>(key: string, load: () => Promise<Envelope<Data>>): Answered<Data> {
  const { offline } = useWords().faults
  const [answer, setAnswer] = useState<{ data: Data | null; refusal: string | null }>({ data: null, refusal: null })
  const ask = useEffectEvent(load)
  const told = (given: Envelope<Data> | null) => {
    if (given?.success) return { data: given.data, refusal: null }
    return { data: null, refusal: given?.message ?? offline }
  }
  const receive = useEffectEvent((given: Envelope<Data> | null) => setAnswer(told(given)))
  useEffect(() => {
    if (key === '') return
    let isWanted = true
    void ask()
      .catch(() => null)
      .then((given) => isWanted && receive(given))
    return () => {
      isWanted = false
    }
  }, [key])
  const reload = async () => setAnswer(told(await load().catch(() => null)))
  const refresh = async () => {
    const given = await load().catch(() => null)
    if (given?.success) setAnswer(told(given))
  }
  return { ...answer, reload, refresh }
}
