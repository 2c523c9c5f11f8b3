import { type ComponentType, useEffect, useState } from 'react'
import { notify } from '#ui/overlays/notification-store.ts'
import { useWords } from '#ui/text/words-context.tsx'

interface PartOptions<Props> {
  isNeeded: boolean
  /** The same function at each render. Gives nothing when the page is about to be loaded anew. */
  load: () => Promise<ComponentType<Props> | undefined>
  /** Gives up what was asked for, so that it can be asked for again. */
  giveUp: () => void
}

/** A component that is fetched when it is first needed; null until it is there. Without it the page goes on. */
export function usePart<Props>({ isNeeded, load, giveUp }: PartOptions<Props>): ComponentType<Props> | null {
  const words = useWords()
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const mustLoad = isNeeded && !Part
  useEffect(() => {
    if (!mustLoad) return
    load().then(
      (part) => setPart(() => part ?? null),
      () => {
        giveUp()
        notify(words.errorHint, 'error')
      },
    )
  }, [mustLoad, load, giveUp, words])
  return Part
}
